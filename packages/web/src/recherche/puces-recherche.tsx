import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale } from '../words/use-texts.ts';

interface Props {
  titre: string;
  termes: readonly string[];
}

/** Searches to make instead, one tap each. */
export function PucesRecherche({ titre, termes }: Props) {
  const locale = useLocale();
  if (termes.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="type-h3">{titre}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {termes.map((terme) => (
          <li key={terme} className="max-w-full">
            <Lien
              href={liens.recherche(locale, { q: terme })}
              className="flex h-9 items-center rounded-full border border-line-2 px-4 type-label hover:bg-sunk max-sm:h-11 pointer-coarse:h-11"
            >
              <span className="truncate">{terme}</span>
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
