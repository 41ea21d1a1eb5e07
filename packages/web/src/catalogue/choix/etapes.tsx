/** The steps of a choice: what may be chosen, drawn, with how much it leads to. */
import { clsx } from 'clsx';
import type { ChoixQuery, EtapeChoix } from '@comptoir/contract/catalogue/choix.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PREFIXE_FILTRE } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { choisir } from './choix.queries.ts';
import { Dessin } from './dessins/dessin.tsx';
import { nommerValeur } from './nommer-valeur.ts';

interface Props {
  genre: string;
  etapes: readonly EtapeChoix[];
  query: ChoixQuery;
}

export function Etapes({ genre, etapes, query }: Props) {
  // Without what the answer forgot: it did not fit.
  const tenues = etapes.reduce((kept, { code, choisie }) => {
    const demandee = query[`${PREFIXE_FILTRE}${code}`];
    return demandee !== undefined && demandee === choisie ? choisir(kept, code, choisie) : kept;
  }, {} as ChoixQuery);
  return (
    <ol className="mt-6 flex flex-col gap-6">
      {etapes.map((etape, rang) => (
        <Etape key={etape.code} rang={rang} {...{ genre, etape }} query={tenues} />
      ))}
    </ol>
  );
}

interface EtapeProps {
  genre: string;
  etape: EtapeChoix;
  rang: number;
  query: ChoixQuery;
}

function Etape({ genre, etape, rang, query }: EtapeProps) {
  const t = useTexts('choix');
  const locale = useLocale();
  const { code, choisie, valeurs } = etape;
  return (
    <li>
      <h2 className="type-label">
        {t('etape', { rang: rang + 1, nom: etape.libelle ?? t('rayon') })}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {valeurs.map((valeur) => {
          const isChoisie = valeur.valeur === choisie;
          // The only one there is stays: opening it again would choose it again.
          const suite = isChoisie && valeurs.length > 1 ? undefined : valeur.valeur;
          return (
            <li key={valeur.valeur}>
              <Lien
                href={liens.choisir(locale, genre, { query: choisir(query, code, suite) })}
                keepScroll
                aria-current={isChoisie || undefined}
                className={clsx(
                  'flex min-h-16 items-center gap-3 rounded-control border py-1.5 pr-4 pl-2',
                  isChoisie
                    ? 'border-text bg-sel outline-1 -outline-offset-2 outline-text'
                    : 'border-line-2 hover:bg-sunk',
                )}
              >
                <Dessin etape={code} valeur={valeur} />
                <span>
                  <span className="block type-name first-letter:uppercase">
                    {nommerValeur(t, valeur)}
                  </span>
                  <span className="block type-caption text-text-2">
                    {t('articles', {
                      count: valeur.nombre,
                      nombre: formatNombre(locale, valeur.nombre),
                    })}
                  </span>
                </span>
              </Lien>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
