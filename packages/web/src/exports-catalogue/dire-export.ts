import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../words/use-texts.ts';

type Mots = TranslateOf<'exports-catalogue'>;

const MONTRES = 2;

/** « Fixation, Outillage et 3 de plus ». */
export function direPerimetre(t: Mots, { noeuds, marques }: ExportCatalogue): string {
  const noms = [...noeuds.map(({ libelle }) => libelle), ...marques.map(({ nom }) => nom)];
  if (noms.length === 0) return t('perimetre.tout');
  const premiers = noms.slice(0, MONTRES).join(', ');
  const reste = noms.length - MONTRES;
  return reste > 0 ? t('perimetre.plus', { premiers, count: reste }) : premiers;
}

/** Language, prices, stock. */
export function direOptions(t: Mots, { langue, prix, stock }: ExportCatalogue): string {
  return [
    t(`demande.langues.${langue}`),
    prix ? t('options.avecPrix') : t('options.sansPrix'),
    ...(stock ? [t('options.avecStock')] : []),
  ].join(' · ');
}

const KO = 1000;

export function direTaille(t: Mots, locale: Locale, octets: number): string {
  const ko = octets / KO;
  return ko < KO
    ? t('tailles.ko', { nombre: formatNombre(locale, Math.max(1, Math.round(ko)), 0) })
    : t('tailles.mo', { nombre: formatNombre(locale, Math.round(ko / 100) / 10, 1) });
}
