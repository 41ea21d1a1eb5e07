/** What the lists of the account are all narrowed by: a period, states, and the way out of each. */
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../page/lien.tsx';
import { ChoiceChipLink, FilterChipLink } from '../ui/button/chip.tsx';
import { DatePicker } from '../ui/field/date-picker.tsx';
import { Select } from '../ui/field/select.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { ChampFiltre, type ChangerFiltres } from './filtres-liste.public.tsx';

interface Periode {
  du?: string | undefined;
  au?: string | undefined;
}

export function FiltresPeriode({ du, au, changer }: Periode & { changer: ChangerFiltres }) {
  const t = useTexts('mon-compte');
  return (
    <>
      <DatePicker
        size="sm"
        name="du"
        label={t('filtres.du')}
        value={du ?? null}
        {...(au && { max: au })}
        onChange={(day) => changer({ du: day ?? undefined })}
      />
      <DatePicker
        size="sm"
        name="au"
        label={t('filtres.au')}
        value={au ?? null}
        {...(du && { min: du })}
        onChange={(day) => changer({ au: day ?? undefined })}
      />
    </>
  );
}

interface FiltreChantierProps {
  chantier: string | undefined;
  /** To choose from. */
  chantiers: readonly string[];
  changer: ChangerFiltres;
}

/** One that is filtered by stays in the list, whatever the list holds now. */
export function FiltreChantier({ chantier = '', chantiers, changer }: FiltreChantierProps) {
  const t = useTexts('mon-compte');
  const noms =
    chantier === '' || chantiers.includes(chantier) ? chantiers : [chantier, ...chantiers];
  return (
    <Select
      size="sm"
      name="chantier"
      label={t('filtres.chantier')}
      placeholder={t('filtres.tousChantiers')}
      value={chantier}
      options={noms.map((nom) => ({ value: nom, label: nom }))}
      onChange={(event) => changer({ chantier: event.currentTarget.value || undefined })}
      className="max-sm:col-span-2"
    />
  );
}

interface FiltresMontantsProps {
  requete: { montantMin?: number | undefined; montantMax?: number | undefined };
  /** They say of which amount: with VAT or without. */
  libelles: { min: string; max: string };
  changer: ChangerFiltres;
}

export function FiltresMontants({ requete, libelles, changer }: FiltresMontantsProps) {
  const { montantMin, montantMax } = requete;
  return (
    <>
      <ChampFiltre
        size="sm"
        name="montantMin"
        inputMode="numeric"
        label={libelles.min}
        valeur={montantMin === undefined ? '' : String(montantMin)}
        onValeur={(valeur) => changer({ montantMin: valeur })}
      />
      <ChampFiltre
        size="sm"
        name="montantMax"
        inputMode="numeric"
        label={libelles.max}
        valeur={montantMax === undefined ? '' : String(montantMax)}
        onValeur={(valeur) => changer({ montantMax: valeur })}
      />
    </>
  );
}

interface FiltreEtat {
  cle: string;
  libelle: string;
  /** How many are in it, where that is known. */
  nombre?: number;
  pressed: boolean;
  /** Where it is taken into the filter, or out of it. */
  href: string;
}

export function FiltresEtat({ etats }: { etats: readonly FiltreEtat[] }) {
  const t = useTexts('mon-compte');
  const locale = useLocale();
  return (
    <nav
      aria-label={t('filtres.etats')}
      className="mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
    >
      {etats.map(({ cle, libelle, nombre, pressed, href }) => (
        <ChoiceChipLink key={cle} pressed={pressed} href={href}>
          {libelle}
          {nombre !== undefined && (
            <span className="font-[420] text-text-2">{formatNombre(locale, nombre)}</span>
          )}
        </ChoiceChipLink>
      ))}
    </nav>
  );
}

interface PucesProps<Requete> {
  /** How many there are, in words. */
  nombre: string;
  requete: Requete & Periode & { recherche?: string | undefined };
  /** Those that only this list has, with their words. */
  autres?: readonly (readonly [keyof Requete & string, string | undefined])[];
  hrefSans: (nom: string) => string;
  /** Without any filter; undefined where there is none. */
  effacer: string | undefined;
}

/** How many there are, and the filters in force that are folded away. */
export function PucesListe<Requete>(props: PucesProps<Requete>) {
  const { nombre, requete, autres = [], hrefSans, effacer } = props;
  const t = useTexts('mon-compte');
  const { recherche, du, au } = requete;
  const puces: (readonly [string, string | undefined])[] = [
    ['recherche', recherche && t('puces.recherche', { texte: recherche })],
    ['du', du && t('puces.du', { date: formatDate(du) })],
    ['au', au && t('puces.au', { date: formatDate(au) })],
    ...autres,
  ];
  return (
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-2">
      <p role="status" className="type-meta text-text-2">
        {nombre}
      </p>
      {puces.map(
        ([nom, libelle]) =>
          libelle && <FilterChipLink key={nom} label={libelle} href={hrefSans(nom)} />,
      )}
      {effacer !== undefined && (
        <Lien
          href={effacer}
          keepScroll
          className="inline-flex items-center type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('filtres.effacer')}
        </Lien>
      )}
    </div>
  );
}
