/** The statement of account: what is still to be paid or deducted, by its day. */
import { sumMontants } from '@comptoir/contract/argent.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { societe } from '@comptoir/contract/enseigne/enseigne-societe.ts';
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
  jour: string;
  langue: Locale;
}

export function papierReleve({ compte, factures, jour, langue }: Releve): Papier {
  const t = MOTS[langue];
  const { devise = 'EUR' } = factures[0] ?? {};
  const argent = (montant: string) => formatArgent(langue, { montant, devise });
  const somme = (rows: readonly FactureRow[]) =>
    formatArgent(
      langue,
      sumMontants(
        rows.map(({ reste }) => ({ montant: reste, devise })),
        devise,
      ),
    );
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
        lignes: factures.map((row) => ({
          cellules: [
            row.numero,
            t(`etats.${row.etat}`),
            formatDate(row.emiseLe),
            row.genre === 'avoir' ? '' : formatDate(row.echeanceLe),
            argent(row.ttc),
            argent(row.reste),
          ],
          details: [],
        })),
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
      [t('releve.enRetard'), somme(enRetard)],
      [t('releve.total'), somme(factures)],
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
