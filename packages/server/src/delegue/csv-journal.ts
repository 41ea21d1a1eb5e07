/** The journal of a company as a file for a spreadsheet. */
import { libelleActe } from '@comptoir/contract/delegue/libelle-acte.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { champCsv, neutraliser } from '../documents/tableur.public.ts';
import type { ActeRow } from './journal.sql.ts';
import { MOTS } from './mots.ts';

/** Spreadsheets of the three countries read semicolons, and UTF-8 only with its mark. */
export function writeCsv(langue: Locale, actes: readonly ActeRow[]): string {
  const t = MOTS[langue];
  const entete = [
    t('colonnes.date'),
    t('colonnes.heure'),
    t('colonnes.delegue'),
    t('colonnes.code'),
    t('colonnes.personne'),
    t('colonnes.acte'),
  ];
  const lignes = actes.map((acte) => [
    formatDate(acte.faitLe),
    formatHeure(langue, acte.faitLe),
    acte.delegue.nom,
    acte.delegue.code,
    acte.utilisateur ?? '',
    libelleActe(t, acte),
  ]);
  return `\uFEFF${[entete, ...lignes].map((ligne) => `${ligne.map((texte) => champCsv(neutraliser(texte))).join(';')}\r\n`).join('')}`;
}
