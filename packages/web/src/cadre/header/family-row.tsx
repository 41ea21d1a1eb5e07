import { useRef, type Ref } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { usePage } from '../../page/page-context.ts';
import type { LienMenu } from '../menu/rayons.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';

const families = latePart({ load: () => import('./family-more.tsx'), ssr: false });

const rowTexts = (t: Translate, locale: Locale) => ({
  label: t('catalogue.nav'),
  more: t('catalogue.plus'),
  moreHref: liens.planDuSite(locale),
  sections: [
    { libelle: t('liens.trouverUnMagasin'), href: liens.magasins(locale) },
    { libelle: t('liens.cuisine3d'), href: liens.configurateurCuisine(locale) },
    { libelle: t('liens.documentations'), href: liens.documentations(locale) },
    { libelle: t('liens.actualites'), href: liens.actualites(locale) },
    { libelle: t('liens.faq'), href: liens.faq(locale) },
    { libelle: t('liens.contact'), href: liens.contact(locale) },
  ],
  services: [
    { libelle: t('liens.servicesRapido'), href: liens.servicesRapido(locale) },
    { libelle: t('liens.offres'), href: liens.offres(locale) },
    { libelle: t('liens.marques'), href: liens.marques(locale) },
  ],
});

interface FamilyRowProps {
  /** The categories of the catalogue; the sections of the shop stand in for them. */
  categories?: readonly LienMenu[];
}

/** One click to each department; it scrolls away with the page. */
export function FamilyRow({ categories }: FamilyRowProps) {
  const { label, more, moreHref, sections, services } = useFrameTexts(rowTexts);
  const row = useRef<HTMLUListElement>(null);
  const entries = categories ?? sections;
  const current = useCurrent(entries);
  const { telephone } = enseigne.contact;
  return (
    <nav aria-label={label} className="border-b bg-bg max-lg:hidden print:hidden">
      <div className="page-wide flex gap-x-6">
        {/* What does not fit wraps onto a line that is not shown. */}
        <Entries ref={row} liens={entries} current={current} className="min-w-0 flex-1 flex-wrap" />
        <div className="h-10 shrink-0 pointer-coarse:h-11">
          <families.Part
            row={row}
            liens={entries}
            current={current}
            label={more}
            fallback={
              <Lien href={moreHref} className={`${ENTRY} pr-5`}>
                {more}
              </Lien>
            }
          />
        </div>
        <Entries
          liens={services}
          current={useCurrent(services)}
          className="shrink-0 border-l border-line pl-6"
        />
        <a
          href={`tel:${telephone.international}`}
          className={`${ENTRY} h-10! shrink-0 gap-2 max-[90rem]:hidden pointer-coarse:h-11!`}
        >
          <Phone size={16} aria-hidden />
          {telephone.libelle}
        </a>
      </div>
    </nav>
  );
}

const ENTRY =
  'flex h-full items-center border-y-2 border-transparent type-label whitespace-nowrap -outline-offset-2 hover:text-link aria-[current]:border-b-text';

interface EntriesProps {
  ref?: Ref<HTMLUListElement>;
  liens: readonly LienMenu[];
  /** The address of the entry that holds the page. */
  current: string | undefined;
  className: string;
}

function Entries({ ref, liens: entries, current, className }: EntriesProps) {
  return (
    <ul
      ref={ref}
      className={clsx('flex h-10 gap-x-6 overflow-hidden pointer-coarse:h-11', className)}
    >
      {entries.map(({ href, libelle }) => (
        <li key={href} className="h-10 pointer-coarse:h-11">
          <Lien href={href} aria-current={href === current ? 'page' : undefined} className={ENTRY}>
            {libelle}
          </Lien>
        </li>
      ))}
    </ul>
  );
}

/** The entry that holds the page: by its place in the tree where it has one, else by its address. */
function useCurrent(entries: readonly LienMenu[]): string | undefined {
  const { path } = usePage();
  const category = useRouterState({
    select: ({ matches }) =>
      (matches.at(-1)?.loaderData as { categorie?: number } | undefined)?.categorie,
  });
  const [page = ''] = path.split(/[?#]/, 1);
  return entries.find(({ id, href }) => {
    const section = stripLocale(href);
    return (
      (id !== undefined && id === category) || page === section || page.startsWith(`${section}/`)
    );
  })?.href;
}
