/** The acknowledgement of an order. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../mots.ts';
import {
  writeAdresse,
  writeDestinations,
  writeDetails,
  writePied,
  writeTotaux,
  titreChantier,
} from './mots-papier.ts';
import type { Papier } from './papier.ts';

export function accuseDeCommande(commande: Commande, langue: Locale, maintenant: Date): Papier {
  const t = MOTS[langue];
  const { livraison, facturation, tarif } = commande;
  return {
    langue,
    titre: t('papiers.accuse.titre'),
    numero: commande.numero,
    sousTitre: t('papiers.accuse.sousTitre', {
      date: formatDate(commande.passeeLe),
      personne: commande.auteur.nom,
    }),
    informations: [
      [t('papiers.paiement'), t(`papiers.paiements.${commande.modePaiement}`)],
      [t('papiers.formule'), t(`papiers.formules.${livraison.formule}`)],
      [t('papiers.prevue'), formatDate(commande.prevueLe)],
      ...(commande.delegue ? ([[t('papiers.delegue'), commande.delegue]] as const) : []),
      ...(commande.coupon ? ([[t('papiers.coupon'), commande.coupon]] as const) : []),
      ...(commande.commentaire
        ? ([[t('papiers.commentaire'), commande.commentaire]] as const)
        : []),
    ],
    adresses: [
      { titre: t('papiers.facturation'), lignes: writeAdresse(facturation, langue) },
      ...writeDestinations(commande, langue),
    ],
    sections: [...listChantiers(commande, langue), ...listCadeaux(commande, langue)],
    colonnes: [
      { tete: t('papiers.colonnes.reference'), largeur: 84 },
      { tete: t('papiers.colonnes.designation') },
      { tete: t('papiers.colonnes.prevue'), largeur: 56 },
      { tete: t('papiers.colonnes.quantite'), largeur: 40, droite: true },
      { tete: t('papiers.colonnes.unite'), largeur: 46 },
      { tete: t('papiers.colonnes.prixHT'), largeur: 58, droite: true },
      { tete: t('papiers.colonnes.montantHT'), largeur: 64, droite: true },
    ],
    totaux: writeTotaux(tarif, langue),
    mentions: [
      ...writeVirement(commande, langue),
      { titre: t('papiers.conditions'), texte: t('papiers.accuse.conditions') },
    ],
    pied: writePied(langue, maintenant),
  };
}

/** Where to pay what is paid by transfer, and what to write on it. */
function writeVirement({ modePaiement, numero }: Commande, langue: Locale): Papier['mentions'] {
  if (modePaiement !== 'virement') return [];
  const t = MOTS[langue];
  const { titulaire, iban, bic } = banque;
  const texte = t('papiers.virement.texte', { titulaire, iban: formatIban(iban), bic, numero });
  return [{ titre: t('papiers.virement.titre'), texte }];
}

function listChantiers({ lignesParChantier }: Commande, langue: Locale): Papier['sections'] {
  const t = MOTS[langue];
  return lignesParChantier.map((chantier) => ({
    titre: titreChantier(chantier, langue),
    lignes: chantier.lignes.map((ligne) => ({
      cellules: [
        ligne.reference,
        ligne.libelle,
        formatDate(ligne.prevueLe),
        formatNombre(langue, ligne.quantite),
        t(`unites.${ligne.unite}`),
        formatArgent(langue, ligne.prixHT),
        formatArgent(langue, ligne.montantHT),
      ],
      details: writeDetails(ligne, langue),
    })),
  }));
}

/** Gifts go with the goods and cost nothing. */
function listCadeaux({ goodies }: Commande, langue: Locale): Papier['sections'] {
  const t = MOTS[langue];
  if (goodies.length === 0) return [];
  const lignes = goodies.map(({ libelle, variante, quantite }) => ({
    cellules: [
      '',
      [libelle, variante].filter(Boolean).join(', '),
      '',
      formatNombre(langue, quantite),
      '',
      '',
      t('papiers.offert'),
    ],
    details: [],
  }));
  return [{ titre: t('papiers.cadeaux'), lignes }];
}
