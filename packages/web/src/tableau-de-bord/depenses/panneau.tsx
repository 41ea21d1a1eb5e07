/** What the bars are made of: of the month one points at, else of all twelve. */
import { sumMontants } from '@comptoir/contract/argent.ts';
import type {
  Depenses,
  MoisDepenses,
  SerieDepenses,
} from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { formatPourcent } from '@comptoir/contract/words/formats.ts';
import { moisDit } from '@comptoir/contract/words/mois.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { sansCentimes } from '../sans-centimes.ts';
import { fillOf } from './couleurs.ts';
import { evolution } from './evolution.ts';

interface Props {
  depenses: Depenses;
  vu: MoisDepenses | undefined;
  hrefOf: (mois: MoisDepenses | undefined, serie?: SerieDepenses) => string;
}

export function Panneau({ depenses, vu, hrefOf }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { par, series, devise, total } = depenses;
  const dire = (montant: string) => sansCentimes(locale, { montant, devise });
  const montre = vu ?? { total, parts: series.map((serie) => serie.total) };
  const isLie = par === 'chantier' || par === 'personne';
  return (
    <div className="min-w-0">
      <p className="type-meta text-text-2 first-letter:uppercase">
        {vu ? moisDit(locale, vu.mois) : t('depenses.douzeMois')}
      </p>
      <p className="text-[1.5rem] leading-8 font-[680] tracking-[-0.01em]">
        <Lien href={hrefOf(vu)} className="hover:underline">
          {dire(montre.total)}
        </Lien>
      </p>
      {par !== 'mois' && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {series.map((serie, rang) => (
            <li key={serie.genre + serie.cle} className="flex items-center gap-2 py-1.5 type-meta">
              <svg aria-hidden="true" width="12" height="12" className="shrink-0">
                <rect width="12" height="12" className={fillOf(series, rang)} />
              </svg>
              <span className="min-w-0 flex-1 text-pretty">
                {serie.genre === 'nommee' && isLie ? (
                  <Lien href={hrefOf(vu, serie)} className="hover:underline">
                    {serie.libelle}
                  </Lien>
                ) : (
                  nomDeSerie(t, serie, par)
                )}
              </span>
              <span className="whitespace-nowrap">{dire(montre.parts[rang] ?? '0.00')}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex items-start gap-2 type-meta text-text-2">
        <svg aria-hidden="true" width="12" height="12" className="mt-1 shrink-0">
          <rect width="12" height="12" className="fill-sunk-2 stroke-line" />
        </svg>
        <span className="min-h-10">
          <Comparaison depenses={depenses} vu={vu} />
        </span>
      </p>
    </div>
  );
}

type Traduire = ReturnType<typeof useTexts<'tableau-de-bord'>>;

export function nomDeSerie(
  t: Traduire,
  { genre, libelle }: SerieDepenses,
  par: Depenses['par'],
): string {
  if (genre === 'nommee') return libelle;
  if (genre === 'sans') return t('depenses.series.sans');
  return t(par === 'chantier' ? 'depenses.series.autresChantiers' : 'depenses.series.autres');
}

/** Months that are over are compared: the one that runs is not held against a whole one. */
function Comparaison({ depenses: { mois, devise }, vu }: Omit<Props, 'hrefOf'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const courant = mois.at(-1);
  const finis = mois.slice(0, -1);
  const somme = (montants: readonly string[]) =>
    sumMontants(
      montants.map((montant) => ({ montant, devise })),
      devise,
    ).montant;
  if (vu && vu.mois === courant?.mois) {
    return t('depenses.enCours', { montant: sansCentimes(locale, { montant: vu.avant, devise }) });
  }
  const apres = vu ? vu.total : somme(finis.map((un) => un.total));
  const avant = vu ? vu.avant : somme(finis.map((un) => un.avant));
  const pourcent = evolution(avant, apres, devise);
  if (pourcent === undefined) return t('depenses.sansAvant');
  const signe = pourcent > 0 ? '+' : pourcent < 0 ? '−' : '';
  return t(vu ? 'depenses.surUnAn' : 'depenses.surUnAnMoisFinis', {
    evolution: signe + formatPourcent(locale, Math.abs(pourcent)),
    montant: sansCentimes(locale, { montant: avant, devise }),
  });
}
