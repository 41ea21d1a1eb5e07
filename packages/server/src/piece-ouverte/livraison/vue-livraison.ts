/** The delivery of the piece as it is shown, and as an order keeps it. */
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { Ailleurs, LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import { limiteOf } from '@comptoir/contract/livraison/dates.ts';
import { PAYS_FRANCE } from '@comptoir/contract/enseigne/enseigne.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { compterPort } from '@comptoir/contract/panier/totaux.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { MOTS } from '../../livraison/livraison.public.ts';
import type { Magasin } from '../../magasins/magasins.public.ts';
import { contactDeLAdresse } from './contact-propose.ts';
import type { Dossier } from '../dossier.ts';
import { adresseOf } from './lieu.ts';
import type { LivraisonResolue } from './livraison-resolue.ts';
import { listModes } from './modes-livraison.ts';
import type { PieceLue } from '../piece-ouverte.sql.ts';

export function toLivraison(dossier: Dossier, resolue: LivraisonResolue): Livraison {
  const { magasin } = resolue.situe;
  return {
    choix: resolue.choix,
    complete: resolue.complete,
    modes: listModes(dossier, resolue),
    adresses: dossier.places.adresses,
    magasin:
      magasin && resolue.choix.mode !== 'livraison'
        ? { id: magasin.id, libelle: magasin.libelle, ville: magasin.ville }
        : null,
    limite: limiteOf(dossier.envoi.maintenant),
    options: resolue.options.map(({ option }) => option),
    jours: resolue.jours,
    tarif: tarifAvec(dossier.piece, resolue),
    messages: direEcarts(dossier, resolue),
  };
}

/** With the carriage of what is chosen, where it is known. */
export function tarifAvec(piece: PieceLue, { choisie }: LivraisonResolue): TarifPanier {
  const { tarif } = piece.contenu;
  const port = choisie?.option.port ?? null;
  return port ? compterPort(tarif, port) : tarif;
}

/** Only a choice that was made can differ: what was proposed is nobody's. */
export function direEcarts(
  { langue, piece }: Dossier,
  { ecarts }: LivraisonResolue,
): MessageControle[] {
  if (piece.livraison === null) return [];
  const t = MOTS[langue];
  return ecarts.map((ecart) => ({
    code: 'livraison-modifiee',
    niveau: 'attention',
    libelle: t(`ecarts.${ecart}`),
  }));
}

/** Undefined before it was chosen, or while something is missing; a quote takes what is proposed. */
export function toLivraisonChoisie(
  dossier: Dossier,
  { choix, choisie, complete, situe }: LivraisonResolue,
): LivraisonChoisie | undefined {
  const { piece } = dossier;
  const isAChoisir = piece.livraison === null && piece.type !== 'Devis';
  if (isAChoisir || !complete || !choisie) return undefined;
  const { option, demande } = choisie;
  const { port } = option;
  const isLivraison = choix.mode === 'livraison';
  const adresse = isLivraison ? postale(dossier, choix.adresseId) : adresseDuMagasin(situe.magasin);
  if (!adresse || !port) return undefined;
  const ailleurs = new Map(
    demande.chantiers.map(({ chantierId, destination }) => [chantierId, destination.adresseId]),
  );
  return {
    mode: choix.mode,
    formule: choix.formule,
    adresse,
    adresseId: isLivraison ? choix.adresseId : null,
    libelle: (isLivraison ? situe.adresse?.libelle : situe.magasin?.libelle) ?? '',
    consignes: isLivraison ? (situe.adresse?.consignes ?? '') : '',
    magasinId: isLivraison ? null : choix.magasinId,
    envois: option.envois.map((envoi) => {
      const autre = envoi.chantierId === null ? undefined : ailleurs.get(envoi.chantierId);
      const isAilleurs = typeof autre === 'number' && autre !== choix.adresseId;
      return { ...envoi, ailleurs: isAilleurs ? toAilleurs(dossier, autre) : null };
    }),
    port,
    portLibelle: option.portLibelle,
  };
}

function toAilleurs(dossier: Dossier, adresseId: number): Ailleurs | null {
  const adresse = postale(dossier, adresseId);
  const sienne = adresseOf(dossier.places, adresseId);
  if (!adresse || !sienne) return null;
  const { libelle, consignes } = sienne;
  return {
    adresseId,
    libelle,
    adresse,
    consignes,
    contact: contactDeLAdresse(dossier.piece, sienne),
  };
}

function postale(dossier: Dossier, adresseId: number | null): AdressePostale | undefined {
  const adresse = adresseOf(dossier.places, adresseId);
  if (!adresse) return undefined;
  const { ligne1, ligne2, codePostal, ville, paysId } = adresse;
  const nom = dossier.piece.contexte.compte.raisonSociale;
  return { nom, ligne1, ligne2, codePostal, ville, paysId };
}

function adresseDuMagasin(magasin: Magasin | undefined): AdressePostale | undefined {
  if (!magasin) return undefined;
  const { libelle: nom, ligne1, ligne2, codePostal, ville } = magasin;
  return { nom, ligne1, ligne2, codePostal, ville, paysId: PAYS_FRANCE };
}
