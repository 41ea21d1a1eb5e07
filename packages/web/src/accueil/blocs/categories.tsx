import { ArrowRight, FileText, Layers, Percent, Tag } from 'lucide-react';
import { clsx } from 'clsx';
import type { BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../../articles/image-article.public.ts';
import { lienNoeud } from '../../catalogue/catalogue.public.ts';
import { Illustration } from '../../illustrations/illustrations.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

interface Props {
  bloc: BlocOf<'categories'>;
  /** How many there are. */
  marques: number;
}

/** Every category with what it sells most, in a ruled grid. */
export function Categories({ bloc, marques }: Props) {
  const { titre, texte, categories } = bloc;
  const t = useTexts('accueil');
  const locale = useLocale();
  const isSeule = (rang: number) => rang === categories.length - 1 && rang % 2 === 0;
  const nombreOf = (nombre: number) =>
    t('categories.articles', { count: nombre, nombre: formatNombre(locale, nombre) });
  return (
    <Section
      titre={titre}
      texte={texte}
      lien={{ href: liens.planDuSite(locale), libelle: t('categories.toutes') }}
    >
      <ul className="grid grid-cols-2 border-t border-l max-sm:-mx-4 max-sm:border-l-0 lg:grid-cols-4">
        {categories.map((categorie, rang) => (
          <li
            key={categorie.id}
            className={clsx(
              'group relative border-r border-b p-4 [--below-fold:160px] hover:bg-sunk max-sm:even:border-r-0 max-sm:p-3 max-sm:nth-[n+5]:below-fold sm:p-5',
              // On a phone the last of an odd number takes the row.
              isSeule(rang) && 'max-lg:col-span-2 max-sm:border-r-0',
            )}
          >
            {categorie.illustration ? (
              <Illustration
                illustration={categorie.illustration}
                sizes="(min-width: 640px) 210px, 45vw"
                className="h-20 p-1 sm:h-36"
              />
            ) : (
              <ImageArticle
                image={categorie.image}
                slot="carte"
                alt=""
                className="h-20 p-2 sm:h-36"
              />
            )}
            <h3 className="mt-3 flex items-baseline justify-between gap-3 type-h3 text-balance max-sm:flex-col max-sm:gap-0">
              <Lien
                href={lienNoeud(locale, categorie)}
                className="-outline-offset-2 group-hover:text-link after:absolute after:inset-0"
              >
                {categorie.libelle}
              </Lien>
              <span className="shrink-0 type-meta text-text-2">{nombreOf(categorie.nombre)}</span>
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

/** What a last row that is not full leaves free on a desk: one card stands in each place. */
const PLACES = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];
const CARTES = ['lg:grid-cols-4', 'lg:grid-cols-4', 'lg:grid-cols-2', 'lg:grid-cols-1'];

/** Other ways into the shop, in the place the grid leaves. */
function Reste({ nombre, marques }: { nombre: number; marques: number }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const chemins = [
    {
      icon: Tag,
      href: liens.marques(locale),
      libelle: t('categories.marques', { count: marques }),
      texte: t('categories.marquesTexte'),
    },
    {
      icon: Percent,
      href: liens.offres(locale),
      libelle: t('categories.offres'),
      texte: t('categories.offresTexte'),
    },
    {
      icon: Layers,
      href: liens.servicesRapido(locale),
      libelle: t('categories.surMesure'),
      texte: t('categories.surMesureTexte'),
    },
    {
      icon: FileText,
      href: liens.documentations(locale),
      libelle: t('categories.documentations'),
      texte: t('categories.documentationsTexte'),
    },
  ];
  return (
    <li className={clsx('col-span-2', PLACES[nombre % 4])}>
      <ul className={clsx('grid h-full grid-cols-1 sm:grid-cols-2', CARTES[nombre % 4])}>
        {chemins.map(({ icon: Icon, href, libelle, texte }) => (
          <li
            key={href}
            className="group relative flex flex-col justify-end border-r border-b p-4 hover:bg-sunk max-sm:min-h-13 max-sm:flex-row max-sm:items-center max-sm:justify-start max-sm:gap-3 max-sm:border-r-0 max-sm:py-2 sm:p-5"
          >
            <Icon size={24} aria-hidden className="text-text-2 sm:mb-auto" />
            <Lien
              href={href}
              className="type-h3 -outline-offset-2 group-hover:text-link after:absolute after:inset-0 max-sm:flex-1 sm:mt-3"
            >
              {libelle}
            </Lien>
            <p className="mt-0.5 type-meta text-pretty text-text-2 max-sm:hidden">{texte}</p>
            <ArrowRight size={16} aria-hidden className="text-text-2 sm:hidden" />
          </li>
        ))}
      </ul>
    </li>
  );
}
