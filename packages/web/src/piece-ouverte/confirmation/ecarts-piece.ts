/** What is no longer as it was agreed to, in sentences: carriage, dates, amounts. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatHeure } from '@comptoir/contract/words/formats.ts';
import type { Envoi } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { minutesOf } from '@comptoir/contract/magasins/horaires.ts';
import { partiesAccord } from '@comptoir/contract/piece-ouverte/parties-accord.ts';
import {
  RETARD_TOLERE_MINUTES,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { isPartiel } from '../../panier/suite.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';

type Comparee = Pick<
  PieceOuverte,
  'livraison' | 'tarif' | 'chantiers' | 'nombreArticles' | 'accord'
>;

export function ecartsOf(
  t: TranslateOf<'piece-ouverte'>,
  locale: Locale,
  avant: Comparee,
  apres: Comparee,
): string[] {
  const argent = (montant: Montant) => formatArgent(locale, montant);
  const port = [avant.livraison?.port, apres.livraison?.port] as const;
  const ecarts = [
    ...prixChanges(avant, apres).map(({ reference, de, a }) =>
      t('ecarts.prix', { reference, de: argent(de), a: argent(a) }),
    ),
    ...(port[0] && port[1] && compareMontants(port[0], port[1]) !== 0
      ? [t('ecarts.port', { de: argent(port[0]), a: argent(port[1]) })]
      : []),
    ...direDates(t, locale, avant.livraison?.envois ?? [], apres.livraison?.envois ?? []),
    ...(compareMontants(avant.tarif.netHT, apres.tarif.netHT) === 0
      ? []
      : [t('ecarts.net', { de: argent(avant.tarif.netHT), a: argent(apres.tarif.netHT) })]),
  ];
  // What changed may stand in lines that are not read.
  if (ecarts.length > 0 || !isPartiel(apres) || isPromis(avant, apres)) return ecarts;
  return [t('ecarts.lignes')];
}

/** The same goods, delivered alike. */
function isPromis(avant: Comparee, apres: Comparee): boolean {
  const [de, a] = [partiesAccord(avant.accord), partiesAccord(apres.accord)];
  return de.marchandise === a.marchandise && de.livraison === a.livraison;
}

type Envois = readonly Pick<Envoi, 'jour' | 'heure' | 'lignes'>[];

/** By rising day: the first that is another, the last, the hour; else who comes with which. */
function direDates(
  t: TranslateOf<'piece-ouverte'>,
  locale: Locale,
  avant: Envois,
  apres: Envois,
): string[] {
  const [premiers, derniers] = [0, -1].map((rang) => [avant.at(rang), apres.at(rang)] as const);
  const dire = (cle: 'jour' | 'premier', paire: typeof premiers) => {
    const [de, a] = paire ?? [];
    if (!de || !a || de.jour === a.jour) return [];
    return [t(`ecarts.${cle}`, { de: jourDate(locale, de.jour), a: jourDate(locale, a.jour) })];
  };
  const isSeul = avant.length === 1 && apres.length === 1;
  const jours = [...(isSeul ? [] : dire('premier', premiers)), ...dire('jour', derniers)];
  if (jours.length > 0) return jours;
  const heures = direHeure(t, locale, premiers);
  if (heures.length > 0) return heures;
  return repartition(avant) === repartition(apres) ? [] : [t('ecarts.repartition')];
}

function direHeure(
  t: TranslateOf<'piece-ouverte'>,
  locale: Locale,
  [avant, apres]: readonly [Envois[number]?, Envois[number]?] = [],
): string[] {
  const [de, a] = [avant?.heure, apres?.heure];
  if (!de || !a || minutesOf(a) - minutesOf(de) <= RETARD_TOLERE_MINUTES) return [];
  return [t('ecarts.heure', { de: formatHeure(locale, de), a: formatHeure(locale, a) })];
}

function repartition(envois: Envois): string {
  return JSON.stringify(
    envois.map(({ jour, lignes }) => [jour, lignes.map((each) => [each.ligneId, each.quantite])]),
  );
}

function prixChanges(avant: Comparee, apres: Comparee) {
  const anciens = new Map(lignesOf(avant).map(({ ligneId, prixHT }) => [ligneId, prixHT]));
  return lignesOf(apres).flatMap(({ ligneId, reference, prixHT: a }) => {
    const de = anciens.get(ligneId);
    return de && a && compareMontants(de, a) !== 0 ? [{ reference, de, a }] : [];
  });
}

const lignesOf = ({ chantiers }: Comparee) => chantiers.flatMap(({ articles }) => articles);
