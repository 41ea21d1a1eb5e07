/** What papers of orders and quotes say alike: addresses, totals, how it is delivered and paid. */
import { isZeroMontant, negateMontant, type Montant } from '@comptoir/contract/argent.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { paysEcrit } from '@comptoir/contract/livraison/pays.ts';
import { listDestinations } from '@comptoir/contract/livraison/destinations.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { MOTS } from '../mots.ts';
import { writeCoupe } from './liste-coupe.ts';

export function writeAdresse(adresse: AdressePostale, langue: Locale): string[] {
  const { nom, ligne1, ligne2, codePostal, ville, paysId } = adresse;
  return [nom, ligne1, ligne2 ?? '', `${codePostal} ${ville}`, paysEcrit(paysId, langue)];
}

type OuEtComment = Pick<LivraisonChoisie, 'mode' | 'formule' | 'adresse' | 'libelle' | 'consignes'>;

/** Where it goes or is fetched. */
export function writeLivraison(livraison: OuEtComment, langue: Locale) {
  const t = MOTS[langue];
  const { mode, adresse, libelle, consignes } = livraison;
  return {
    titre: t(`papiers.modes.${mode}`),
    lignes: [
      ...new Set([
        libelle,
        ...(adresse ? writeAdresse(adresse, langue) : [t('papiers.parChantier')]),
      ]),
      consignes,
    ],
  };
}

/** One block for each place where chantiers go to places of their own: who is met there, and when. */
export function writeDestinations(
  { livraison, contact }: Pick<Commande, 'livraison' | 'contact'>,
  langue: Locale,
): { titre: string; lignes: string[] }[] {
  const destinations = listDestinations(livraison, contact);
  if (livraison.formule !== 'par-chantier') {
    return [writeLivraison(livraison, langue), writeContact(contact, langue)];
  }
  const t = MOTS[langue];
  return destinations.map(({ libelle, adresse, consignes, contact: surPlace, envois }) => {
    const uniques = (textes: readonly string[]) => [...new Set(textes)].join(', ');
    const chantiers = uniques(envois.map(({ chantier }) => chantier ?? t('papiers.sansChantier')));
    const dates = uniques(envois.map(({ jour }) => formatDate(jour)));
    return {
      titre: t('papiers.livraisonDe', { chantiers }),
      lignes: [
        ...new Set([libelle, ...(adresse ? writeAdresse(adresse, langue) : [])]),
        t('papiers.arriveLe', { dates }),
        ...(surPlace ? writeContact(surPlace, langue).lignes.slice(0, 2) : []),
        consignes,
      ],
    };
  });
}

export function writeContact(contact: ContactLivraison, langue: Locale) {
  const t = MOTS[langue];
  const { nom, telephone, email, acces, creneau } = contact;
  return {
    titre: t('papiers.contact'),
    lignes: [nom, formatTelephone(telephone), email, t(`papiers.creneaux.${creneau}`), acces],
  };
}

/** As the pages show them, to the cent. */
export function writeTotaux(tarif: TarifPanier, langue: Locale): [string, string][] {
  const t = MOTS[langue];
  const argent = (montant: Montant) => formatArgent(langue, montant);
  const moins = (montant: Montant) => argent(negateMontant(montant));
  const lignes: [string, string][] = [[t('papiers.brut'), argent(tarif.brutHT)]];
  if (!isZeroMontant(tarif.remisesPrix)) {
    lignes.push([t('papiers.remises'), moins(tarif.remisesPrix)]);
  }
  for (const { libelle, montant } of tarif.promotions) lignes.push([libelle, moins(montant)]);
  if (tarif.port) lignes.push([t('papiers.port'), argent(tarif.port)]);
  if (!isZeroMontant(tarif.ecoParticipation)) {
    lignes.push([t('papiers.eco'), argent(tarif.ecoParticipation)]);
  }
  lignes.push([t('papiers.net'), argent(tarif.netHT)]);
  for (const { taux, base, montant } of tarif.tva) {
    const values = { taux: formatNombre(langue, taux), base: argent(base) };
    lignes.push([t('papiers.tva', values), argent(montant)]);
  }
  lignes.push([t('papiers.ttc'), argent(tarif.ttc)]);
  return lignes;
}

interface LigneEcrite {
  traitCoupe: string;
  coupe: CoupeLigne | null;
  promotionHT: Montant;
  ecoHT: Montant | null;
}

/** What stands under a line: its cut list, what promotions and the eco-participation make of it. */
export function writeDetails(ligne: LigneEcrite, langue: Locale): string[] {
  const t = MOTS[langue];
  const argent = (montant: Montant) => formatArgent(langue, montant);
  const { coupe, promotionHT, ecoHT } = ligne;
  return [
    coupe ? writeCoupe(ligne, coupe.montantHT, langue) : '',
    isZeroMontant(promotionHT)
      ? ''
      : t('papiers.promotion', { montant: argent(negateMontant(promotionHT)) }),
    ecoHT ? t('papiers.ecoLigne', { montant: argent(ecoHT) }) : '',
  ].filter(Boolean);
}

/** A chantier with what the buyer's own papers call it. */
export function titreChantier(
  chantier: {
    libelle: string | null;
    referenceCommande: string | null;
    numeroEngagement: string | null;
    codeServiceChorus: string | null;
  },
  langue: Locale,
): string {
  const t = MOTS[langue];
  const { libelle, referenceCommande, numeroEngagement, codeServiceChorus } = chantier;
  return [
    libelle ?? t('papiers.sansChantier'),
    referenceCommande && t('papiers.votreReference', { numero: referenceCommande }),
    numeroEngagement && t('papiers.engagement', { numero: numeroEngagement }),
    codeServiceChorus && t('papiers.service', { code: codeServiceChorus }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function writePied(langue: Locale, maintenant: Date): string {
  const { adresse, telephone } = enseigne.contact;
  return MOTS[langue]('papiers.pied', {
    enseigne: enseigne.nom,
    adresse: `${adresse.ligne1}, ${adresse.codePostal} ${adresse.ville}`,
    telephone: telephone.libelle,
    date: formatDate(maintenant),
  });
}
