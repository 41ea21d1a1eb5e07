import { clsx } from 'clsx';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale, type Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { usePage } from '../page-context.ts';
import type { LienMenu } from './rayons.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const rowTexts = (t: Translate, locale: Locale) => ({
  label: t('catalogue.nav'),
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
  const { label, sections, services } = useFrameTexts(rowTexts);
  const { path } = usePage();
  return (
    <nav aria-label={label} className="border-b bg-bg max-lg:hidden print:hidden">
      <div className="page-wide flex gap-x-6">
        {/* What does not fit wraps onto a line that is not shown: the menu holds them all. */}
        <Entries liens={categories ?? sections} path={path} className="min-w-0 flex-1 flex-wrap" />
        <Entries liens={services} path={path} className="shrink-0" />
      </div>
    </nav>
  );
}

interface EntriesProps {
  liens: readonly LienMenu[];
  path: string;
  className: string;
}

function Entries({ liens: entries, path, className }: EntriesProps) {
  return (
    <ul className={clsx('flex h-10 gap-x-6 overflow-hidden pointer-coarse:h-11', className)}>
      {entries.map((lien) => (
        <li key={lien.href} className="h-10 pointer-coarse:h-11">
          <Lien
            href={lien.href}
            aria-current={isWithin(path, lien.href) ? 'page' : undefined}
            className="flex h-full items-center border-y-2 border-transparent type-label whitespace-nowrap -outline-offset-2 hover:text-link aria-[current]:border-b-text"
          >
            {lien.libelle}
          </Lien>
        </li>
      ))}
    </ul>
  );
}

function isWithin(path: string, href: string): boolean {
  const [page = ''] = path.split(/[?#]/, 1);
  const section = stripLocale(href);
  return page === section || page.startsWith(section + '/');
}
