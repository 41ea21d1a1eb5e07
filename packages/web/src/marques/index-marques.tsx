import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { AUTRE, type Lettre } from './lettres.ts';

const ancre = (lettre: string) => `lettre-${lettre === AUTRE ? 'autre' : lettre}`;

/** Stays below the header: a letter with brands is a link, the others are only there. */
export function BarreLettres({ lettres }: { lettres: readonly Lettre<Marque>[] }) {
  const t = useTexts('marques');
  return (
    <nav
      aria-label={t('liste.lettres')}
      className="sticky top-(--header-height) z-10 -mx-4 overflow-x-auto border-b bg-bg px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max py-1 lg:justify-between">
        {lettres.map(({ lettre, marques }) => (
          <li key={lettre}>
            {marques.length > 0 ? (
              <a
                href={`#${ancre(lettre)}`}
                className="flex size-9 items-center justify-center rounded-control type-name text-link hover:bg-sel max-sm:size-11 pointer-coarse:size-11"
              >
                {lettre}
              </a>
            ) : (
              <span className="flex size-9 items-center justify-center type-body text-text-2 max-sm:size-11 pointer-coarse:size-11">
                {lettre}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every brand under its letter, in columns, with how many articles it has. */
export function IndexMarques({ lettres }: { lettres: readonly Lettre<Marque>[] }) {
  const locale = useLocale();
  return (
    <div className="mt-6 gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
      {lettres
        .filter(({ marques }) => marques.length > 0)
        .map(({ lettre, marques }) => (
          <section key={lettre} aria-labelledby={ancre(lettre)} className="break-inside-avoid pb-6">
            <h3
              id={ancre(lettre)}
              className="scroll-mt-16 border-b-2 border-text pb-1 type-h2 target:text-link"
            >
              {lettre}
            </h3>
            <ul>
              {marques.map(({ id, nom, slug, nombre }) => (
                <li key={id} className="border-b">
                  <Lien
                    href={liens.marque(locale, { id, slug })}
                    className="flex min-h-10 items-center justify-between gap-4 type-name -outline-offset-2 hover:text-link max-sm:min-h-11 pointer-coarse:min-h-11"
                  >
                    {nom}
                    <span className="type-meta text-text-2">{formatNombre(locale, nombre)}</span>
                  </Lien>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
