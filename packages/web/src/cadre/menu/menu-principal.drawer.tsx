import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { arbreQuery } from '../../catalogue/catalogue.public.ts';
import { Lien } from '../../page/lien.tsx';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { entreeDuCompte } from '../../page/page-ouverte.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { DrawerFrame } from '../../ui/section/drawer-frame.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { listMetiers, listRayons } from './rayons.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';

const drawerTexts = (t: Translate, locale: Locale) => ({
  title: t('menu.titre'),
  catalogue: t('catalogue.court'),
  nav: t('catalogue.nav'),
  rayons: [
    ...listRayons(t, locale),
    {
      code: 'metiers',
      libelle: t('rayons.metiers'),
      colonnes: [{ titre: t('rayons.metiers'), liens: listMetiers(t, locale) }],
    },
  ],
  monCompte: { libelle: t('compte.monCompte'), href: entreeDuCompte(locale) },
  seConnecter: { libelle: t('compte.seConnecter'), href: liens.connexion(locale) },
});

/** The whole shop on a phone: each section unfolds in place. */
export default function MenuPrincipalDrawer({ close }: OverlayProps<'menu-principal'>) {
  const { title, catalogue, nav, rayons, monCompte, seConnecter } = useFrameTexts(drawerTexts);
  const { session } = usePage();
  const compte = session.isAuthenticated ? monCompte : seConnecter;
  return (
    <DrawerFrame
      title={title}
      flush
      tall
      footer={
        <Lien
          href={compte.href}
          className={buttonClass({ kind: 'solid', size: 'lg', block: true })}
        >
          {compte.libelle}
        </Lien>
      }
    >
      <Categories titre={catalogue} label={nav} />
      {rayons.map((rayon) => (
        <details key={rayon.code} name="menu-principal" className="group border-b">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 type-name -outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
            {rayon.libelle}
            <ChevronDown size={20} aria-hidden className="group-open:rotate-180" />
          </summary>
          <div className="bg-sunk py-2">
            {rayon.colonnes.map((colonne) => (
              <ul key={colonne.titre} aria-label={colonne.titre}>
                {colonne.liens.map((lien) => (
                  <li key={lien.href}>
                    <Lien
                      href={lien.href}
                      onClick={close}
                      className="flex min-h-11 items-center px-4 type-body -outline-offset-2 hover:bg-sunk-2 sm:px-6"
                    >
                      {lien.libelle}
                    </Lien>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </details>
      ))}
      <LanguageLinks className="px-4 py-3 type-meta text-text-2 sm:px-6" />
    </DrawerFrame>
  );
}

/** Each category opens the tree at its own families. */
function Categories({ titre, label }: { titre: string; label: string }) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(arbreQuery({ api, locale }, 1));
  const categories = data?.noeuds.filter(({ nombre }) => nombre > 0) ?? [];
  if (categories.length === 0) return null;
  return (
    <section aria-label={label} className="border-b">
      <h3 className="flex min-h-11 items-center px-4 type-label text-text-2 sm:px-6">{titre}</h3>
      <ul>
        {categories.map(({ id, libelle, nombre }) => (
          <li key={id} className="border-t">
            <button
              type="button"
              onClick={() => openOverlay('arbre-categories', { noeudId: id })}
              className="flex min-h-12 w-full items-center justify-between gap-4 px-4 text-left type-name -outline-offset-2 hover:bg-sunk sm:px-6"
            >
              <span className="min-w-0 flex-1">{libelle}</span>
              <span className="type-meta font-normal text-text-2">
                {formatNombre(locale, nombre)}
              </span>
              <ChevronRight size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
