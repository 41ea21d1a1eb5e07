import { ArrowRight } from 'lucide-react';
import { clsx } from 'clsx';
import type { BlocDe } from '@comptoir/contract/accueil/accueil.contract.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../../articles/image-article.public.ts';
import { lienNoeud } from '../../catalogue/catalogue.public.ts';
import { Illustration } from '../../illustrations/illustrations.public.ts';
import { Lien } from '../../lien.tsx';
import { useLocale, useTexts } from '../../use-texts.ts';
import { Section } from './section.tsx';

interface Props {
  bloc: BlocDe<'categories'>;
  /** How many there are. */
  marques: number;
}

/** Every category with what it sells most, in a ruled grid. */
export function Categories({ bloc, marques }: Props) {
  const { titre, texte, categories } = bloc;
  const t = useTexts('accueil');
  const locale = useLocale();
  const nombreDe = (nombre: number) =>
    t('categories.articles', { count: nombre, nombre: formatNombre(locale, nombre) });
  return (
    <Section
      titre={titre}
      texte={texte}
      lien={{ href: liens.planDuSite(locale), libelle: t('categories.toutes') }}
    >
      <ul className="grid grid-cols-2 border-t border-l max-sm:-mx-4 max-sm:border-l-0 lg:grid-cols-4">
        {categories.map((categorie) => (
          <li
            key={categorie.id}
            className="group relative border-r border-b p-4 [--below-fold:192px] hover:bg-sunk max-sm:even:border-r-0 max-sm:nth-[n+5]:below-fold sm:p-5"
          >
            {categorie.illustration ? (
              <Illustration
                illustration={categorie.illustration}
                sizes="(min-width: 640px) 210px, 45vw"
                className="h-28 p-1 sm:h-36"
              />
            ) : (
              <ImageArticle
                image={categorie.image}
                slot="carte"
                alt=""
                className="h-28 p-3 sm:h-36"
              />
            )}
            <h3 className="mt-3 flex items-baseline justify-between gap-3 type-h3 text-balance max-sm:flex-col max-sm:gap-0">
              <Lien
                href={lienNoeud(locale, categorie)}
                className="-outline-offset-2 group-hover:text-link after:absolute after:inset-0"
              >
                {categorie.libelle}
              </Lien>
              <span className="shrink-0 type-meta text-text-2">{nombreDe(categorie.nombre)}</span>
            </h3>
            <p className="mt-0.5 type-meta text-pretty text-text-2 max-sm:hidden">
              {categorie.familles.join(', ')}
            </p>
          </li>
        ))}
        <Reste nombre={categories.length} marques={marques} />
      </ul>
    </Section>
  );
}

/** What a last row that is not full leaves free, on a desk and on a phone. */
const PLACES = ['lg:hidden', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** Other ways into the shop, in the place the grid leaves. */
function Reste({ nombre, marques }: { nombre: number; marques: number }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const chemins = [
    { href: liens.marques(locale), libelle: t('categories.marques', { count: marques }) },
    { href: liens.offres(locale), libelle: t('categories.offres') },
    { href: liens.servicesRapido(locale), libelle: t('categories.surMesure') },
    { href: liens.documentations(locale), libelle: t('categories.documentations') },
  ];
  return (
    <li
      className={clsx(
        'border-r border-b p-4 sm:p-5 max-sm:border-r-0',
        PLACES[nombre % 4],
        nombre % 2 === 0 && 'max-lg:col-span-2',
      )}
    >
      <ul className="flex h-full flex-col justify-center gap-x-10 lg:flex-row lg:flex-wrap lg:content-center lg:justify-start">
        {chemins.map(({ href, libelle }) => (
          <li key={href}>
            <Lien
              href={href}
              className="flex min-h-11 items-center gap-2 type-name text-link hover:underline"
            >
              {libelle}
              <ArrowRight size={16} aria-hidden />
            </Lien>
          </li>
        ))}
      </ul>
    </li>
  );
}
