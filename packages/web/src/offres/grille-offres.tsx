import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Offre } from '@comptoir/contract/offres/offres.contract.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { DateFin } from './date-fin.tsx';

interface GrilleOffresProps {
  offres: readonly Offre[];
  jour: string;
}

/** Selections in a ruled grid, each with pictures of its first articles. */
export function GrilleOffres({ offres, jour }: GrilleOffresProps) {
  const t = useTexts('offres');
  const locale = useLocale();
  return (
    <ul className="grid border-t border-l max-sm:-mx-4 max-sm:border-l-0 lg:grid-cols-2">
      {offres.map((offre, rang) => (
        <li
          key={offre.id}
          className="relative flex flex-col border-r border-b p-4 hover:bg-sunk max-sm:border-r-0 sm:p-6"
        >
          <div className="grid grid-cols-4 gap-2 sm:gap-3">
            {offre.images.map((image, index) => (
              <ImageArticle
                key={index}
                image={image}
                slot="carte"
                alt=""
                eager={rang < 2}
                className="aspect-square p-2"
              />
            ))}
          </div>
          <h3 className="mt-4 type-h2">
            <Lien
              href={liens.offre(locale, offre)}
              className="-outline-offset-2 after:absolute after:inset-0"
            >
              {offre.titre}
            </Lien>
          </h3>
          <p className="mt-1 mb-3 type-body text-pretty text-text-2">{offre.accroche}</p>
          <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 type-meta text-text-2">
            <DateFin datee={offre} jour={jour} />
            <span>
              {t('articles', { count: offre.nombre, nombre: formatNombre(locale, offre.nombre) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
