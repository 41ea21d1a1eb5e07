/** What stands around the pages of the account: whose it is, the way to the other pages, the title. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { compteursQuery } from '../tableau-de-bord/compteurs.public.ts';
import { useTexts } from '../words/use-texts.ts';
import { entreesCompte, type EntreeCompte } from './entrees-compte.ts';

interface CadreCompteProps {
  titre: string;
  sousTitre?: ReactNode;
  /** Above the title: the list it is of. */
  retour?: { href: string; libelle: string };
  /** At the right of the title: an action, a date. */
  fin?: ReactNode;
  children: ReactNode;
}

/** The messages `mon-compte` are there on every page of the account: its breadcrumb names them. */
export function CadreCompte({ titre, sousTitre, retour, fin, children }: CadreCompteProps) {
  const t = useTexts('mon-compte');
  const { locale, path } = usePage();
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const groupes = entreesCompte(t, locale);
  const ici = withLocale(locale, pathname);
  const courante = groupes.flat().find(({ href }) => isIci(href, ici, locale));
  const titreNav = t('nav.titre');
  const isDite = courante?.libelle === titre;
  return (
    <div className="page-wide grid gap-x-10 gap-y-6 pt-4 pb-12 sm:pb-16 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-x-8 xl:pt-8 2xl:gap-x-16">
      <div>
        <Qui />
        <details className="group mt-3 rounded-control border border-line-2 xl:hidden">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 type-name -outline-offset-2 [&::-webkit-details-marker]:hidden">
            {courante?.libelle ?? titreNav}
            <ChevronDown size={20} aria-hidden className="group-open:rotate-180" />
          </summary>
          <Entrees titre={titreNav} groupes={groupes} ici={ici} className="px-3 pb-2" />
        </details>
        <Entrees titre={titreNav} groupes={groupes} ici={ici} className="max-xl:hidden" />
      </div>
      <div className="min-w-0">
        {retour && (
          <Lien
            href={retour.href}
            className="mb-1 -ml-1 inline-flex items-center gap-1 type-label text-link hover:underline max-lg:min-h-11 pointer-coarse:min-h-11 print:hidden"
          >
            <ChevronLeft size={16} aria-hidden />
            {retour.libelle}
          </Lien>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
          {/* On a phone the way to the other pages has just said it. */}
          <h1 className={clsx('type-h1', isDite && 'max-sm:sr-only')}>{titre}</h1>
          {fin}
        </div>
        {sousTitre && (
          <p className={clsx('mt-1 max-w-160 text-pretty text-text-2', fin && 'max-sm:mt-3')}>
            {sousTitre}
          </p>
        )}
        <div className={clsx('mt-6', isDite && !sousTitre && !fin && 'max-sm:mt-0')}>
          {children}
        </div>
      </div>
    </div>
  );
}

function Qui() {
  const t = useTexts('mon-compte');
  const { compte, utilisateur, delegue } = usePage().session;
  const nom = utilisateur && `${utilisateur.prenom} ${utilisateur.nom}`.trim();
  const details = [compte && t('nav.compte', { code: compte.code }), nom].filter(Boolean);
  return (
    // The bar of a delegate says the same at the foot of a phone.
    <div className={clsx('xl:border-b xl:border-line xl:pb-3', delegue && 'max-sm:hidden')}>
      <p className="type-h3">{compte?.libelle ?? nom}</p>
      <p className="type-meta text-text-2">{details.join(' · ')}</p>
    </div>
  );
}

/** The page itself, or one below it; every page is below the dashboard. */
function isIci(href: string, ici: string, locale: Locale): boolean {
  return href === ici || (href !== liens.monCompte(locale) && ici.startsWith(`${href}/`));
}

interface EntreesProps {
  titre: string;
  groupes: EntreeCompte[][];
  /** Path of the page on screen. */
  ici: string;
  className: string;
}

function Entrees({ titre, groupes, ici, className }: EntreesProps) {
  const t = useTexts('mon-compte');
  const { locale, session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...compteursQuery(context), enabled: !isSansClient(session) });
  return (
    <nav aria-label={titre} className={clsx('divide-y divide-line', className)}>
      {groupes.map((entrees) => (
        <ul key={entrees[0]?.href} className="py-2">
          {entrees.map(({ libelle, href, icon: Icon, compteur }) => (
            <li key={href}>
              <Lien
                href={href}
                aria-current={href === ici ? 'page' : isIci(href, ici, locale) ? 'true' : undefined}
                className="-mx-2 flex min-h-9 items-center gap-3 rounded-control px-2 hover:bg-sunk aria-[current]:bg-sunk-2 aria-[current]:font-[620] max-lg:min-h-11 pointer-coarse:min-h-11"
              >
                <Icon size={16} aria-hidden className="shrink-0 text-text-2" />
                {libelle}
                {data && compteur && data[compteur] > 0 && (
                  <span className="ms-auto ps-2 type-meta font-normal text-text-2">
                    <span aria-hidden>{formatNombre(locale, data[compteur])}</span>
                    <span className="sr-only">
                      {t(`nav.compteurs.${compteur}`, { count: data[compteur] })}
                    </span>
                  </span>
                )}
              </Lien>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
