/** The statement of account: what is still to be paid or deducted, by its day. */
import { negateMontant, subtractMontants, sumMontants } from '@comptoir/contract/argent.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { societe } from '@comptoir/contract/enseigne/enseigne-societe.ts';
import type { TropPercu } from '@comptoir/contract/factures/trop-percus.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Papier } from '../../documents/documents.public.ts';
import type { CompteFacture } from '../emission/a-facturer.sql.ts';
import type { FactureRow } from '../lecture/liste.sql.ts';
import { MOTS } from '../mots.ts';

export interface Releve {
  compte: CompteFacture;
  /** Open ones, by their day. */
  factures: readonly FactureRow[];
  /** What the company has to its credit. */
  tropPercus: readonly TropPercu[];
  jour: string;
  langue: Locale;
}

export function papierReleve({ compte, factures, tropPercus, jour, langue }: Releve): Papier {
  const t = MOTS[langue];
  const devise = factures[0]?.devise ?? tropPercus[0]?.reste.devise ?? 'EUR';
  const argent = (montant: string) => formatArgent(langue, { montant, devise });
  const somme = (rows: readonly FactureRow[]) =>
    sumMontants(
      rows.map(({ reste }) => ({ montant: reste, devise })),
      devise,
    );
  const credit = sumMontants(
    tropPercus.map(({ reste }) => reste),
    devise,
  );
  const solde = subtractMontants(somme(factures), credit);
  const enRetard = factures.filter(({ etat }) => etat === 'en-retard');
  return {
    langue,
    titre: t('releve.titre'),
    numero: '',
    sousTitre: t('releve.sousTitre', { date: formatDate(jour) }),
    informations: [
      [t('papier.client'), compte.code],
      [t('papier.siret'), compte.siret],
    ],
    adresses: [
      { titre: t('papier.vendeur'), lignes: [societe.raisonSociale] },
      { titre: t('papier.facturation'), lignes: [compte.raisonSociale] },
    ],
    sections: [
      {
        titre: t('releve.ouvertes'),
        lignes: [
          ...factures.map((row) => [
            row.numero,
            t(`etats.${row.etat}`),
            formatDate(row.emiseLe),
            row.genre === 'avoir' ? '' : formatDate(row.echeanceLe),
            argent(row.ttc),
            argent(row.reste),
          ]),
          ...tropPercus.map(({ numero, recuLe, montant, reste }) => [
            numero,
            t('releve.tropPercu'),
            formatDate(recuLe),
            '',
            formatArgent(langue, negateMontant(montant)),
            formatArgent(langue, negateMontant(reste)),
          ]),
        ].map((cellules) => ({ cellules, details: [] })),
      },
    ],
    colonnes: [
      { tete: t('export.numero'), largeur: 84 },
      { tete: t('export.etat') },
      { tete: t('export.date'), largeur: 64 },
      { tete: t('export.echeance'), largeur: 64 },
      { tete: t('export.ttc'), largeur: 84, droite: true },
      { tete: t('export.reste'), largeur: 84, droite: true },
    ],
    totaux: [
      [t('releve.enRetard'), formatArgent(langue, somme(enRetard))],
      [t('releve.total'), formatArgent(langue, solde)],
    ],
    mentions: [
      {
        titre: t('papier.reglement'),
        texte: t('papier.virement', {
          titulaire: banque.titulaire,
          iban: formatIban(banque.iban),
          bic: banque.bic,
          numero: compte.code,
        }),
      },
    ],
    pied: t('papier.legal', {
      ...societe,
      nom: societe.raisonSociale,
      forme: societe.formeJuridique,
    }),
  };
}
