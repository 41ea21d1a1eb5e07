/** How facets, their values and what is chosen of them are named. */
import { PREFIXE_FILTRE } from '@comptoir/contract/recherche/recherche.contract.ts';
import type {
  Facette,
  RechercheReponse,
  ValeurFacette,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import { chiffresMesure } from '@comptoir/contract/articles/mesure.ts';
import { formatArgent, SYMBOLES } from '@comptoir/contract/words/formats.ts';
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../../words/use-texts.ts';
import { basculer, choisirPlage, type EtatListing, type PlageChoisie } from '../etat-listing.ts';
import type { Portee } from '../requete.ts';

export type TranslateListing = TranslateOf<'listing'>;

export interface Nommage {
  t: TranslateListing;
  locale: Locale;
  /** The currency of the prices of the answer. */
  devise: Devise;
  /** The store with its preposition: « à Nantes Est ». */
  lieu: string | undefined;
}

const NBSP = '\u00a0';

/** The parameter of the address a facet is chosen with. */
export function cleFacette({ code, libelle }: Pick<Facette, 'code' | 'libelle'>): string {
  return libelle === null ? code : PREFIXE_FILTRE + code;
}

export function titreFacette({ t, devise }: Nommage, { code, libelle, unite }: Facette): string {
  if (libelle !== null) return unite ? `${libelle} (${unite})` : libelle;
  switch (code) {
    case 'enStock':
      return t('facettes.enStock');
    case 'marque':
      return t('facettes.marque');
    case 'promotion':
      return t('facettes.promotion');
    case 'note':
      return t('facettes.note');
    default:
      return t('facettes.prix', { devise: SYMBOLES[devise] });
  }
}

export function nomValeur(
  { t, locale, lieu = '' }: Nommage,
  { code, libelle: attribut, type, unite }: Facette,
  { valeur, libelle }: Pick<ValeurFacette, 'valeur' | 'libelle'>,
): string {
  if (attribut === null && code === 'enStock') {
    return valeur === 'magasin' ? t('facettes.enStockMagasin', { lieu }) : t('facettes.livrable');
  }
  if (attribut === null && code === 'note') return t('facettes.notePlus', { note: valeur });
  return type === 'nombre' ? chiffresMesure(locale, libelle, unite) : libelle;
}

/** « Ø 4 mm », « Empreinte Torx »; a brand, a promotion or a stock speak for themselves. */
function nomChoix(nommage: Nommage, facette: Facette, valeur: ValeurFacette): string {
  const nom = nomValeur(nommage, facette, valeur);
  if (facette.libelle === null) return nom;
  const mesure = facette.unite ? nom + NBSP + facette.unite : nom;
  return `${facette.libelle} ${mesure}`;
}

function nomPlage(nommage: Nommage, facette: Facette, { min, max }: PlageChoisie): string {
  const { t, locale, devise } = nommage;
  const borne = (valeur: string) =>
    facette.libelle === null
      ? formatArgent(locale, { montant: valeur, devise })
      : chiffresMesure(locale, valeur, facette.unite);
  const unite = facette.unite ? NBSP + facette.unite : '';
  const plage =
    min !== null && max !== null
      ? t('plage.deA', { min: borne(min), max: borne(max) })
      : min !== null
        ? t('plage.des', { min: borne(min) })
        : t('plage.jusqua', { max: borne(max ?? '0') });
  return `${facette.libelle ?? t('facettes.prixCourt')} ${plage}${unite}`;
}

/** One thing chosen, and the list without it. */
export interface Puce {
  cle: string;
  libelle: string;
  sans: EtatListing;
  /** Articles there would be without it, where the answer says. */
  nombreSans: number | undefined;
}

/** A value that the answer on screen does not know is named as the address does. */
export function listPuces(
  nommage: Nommage,
  etat: EtatListing,
  { facettes, ignores }: Pick<RechercheReponse, 'facettes' | 'ignores'>,
  portee: Portee,
): Puce[] {
  const known = new Map(facettes.map((facette) => [cleFacette(facette), facette]));
  const find = (cle: string): Facette => known.get(cle) ?? inconnue(cle);
  const valeurs = Object.entries(etat.valeurs).flatMap(([cle, choisies]) =>
    choisies.flatMap((valeur) => {
      const facette = find(cle);
      const dite = facette.valeurs.find((candidate) => candidate.valeur === valeur);
      // Only the values of a list that mean nothing were left out.
      if (cle in portee || (!dite && ignores.includes(cle))) return [];
      return {
        cle: `${cle}=${valeur}`,
        libelle: nomChoix(nommage, facette, dite ?? { valeur, libelle: valeur, nombre: 0 }),
        sans: basculer(etat, cle, valeur),
        nombreSans: choisies.length === 1 ? nombreSans(facette) : undefined,
      };
    }),
  );
  const ranges = Object.entries(etat.plages).filter(
    ([cle]) => !(cle in portee) && !ignores.includes(cle),
  );
  const plages = ranges.map(([cle, plage]) => ({
    cle,
    libelle: nomPlage(nommage, find(cle), plage),
    sans: choisirPlage(etat, cle, { min: null, max: null }),
    nombreSans: nombreSans(find(cle)),
  }));
  return [...valeurs, ...plages];
}

/** A facet counts as if nothing were chosen of it: an article has one value, so they add up. */
function nombreSans({ code, libelle, valeurs, plage }: Facette): number | undefined {
  if (libelle === null && code !== 'marque' && code !== 'prix') return undefined;
  const nombres = plage?.tranches ?? valeurs.map(({ nombre }) => nombre);
  return nombres.reduce((sum, nombre) => sum + nombre, 0) || undefined;
}

function inconnue(cle: string): Facette {
  const isAttribut = cle.startsWith(PREFIXE_FILTRE);
  const code = isAttribut ? cle.slice(PREFIXE_FILTRE.length) : cle;
  const libelle = isAttribut ? code : null;
  return { code, libelle, type: 'choix', unite: null, valeurs: [], plage: null };
}

/** Those one filters with, and those that wait behind one title. */
export function rangerFacettes(facettes: readonly Facette[], portee: Portee) {
  const utiles = facettes.filter(
    ({ code, libelle, valeurs, plage }) =>
      !(libelle === null && code in portee) && (valeurs.length > 0 || plage !== null),
  );
  const pick = (...codes: string[]) =>
    codes.flatMap((code) => utiles.filter((f) => f.libelle === null && f.code === code));
  return {
    principales: [
      ...pick('enStock'),
      ...utiles.filter(({ libelle }) => libelle !== null),
      ...pick('marque'),
    ],
    repliees: pick('prix', 'promotion', 'note'),
  };
}
