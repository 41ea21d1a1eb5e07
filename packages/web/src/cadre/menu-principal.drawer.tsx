import { ChevronDown } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { usePage } from '../page-context.ts';
import { buttonClass } from '../ui/button-class.ts';
import { DrawerFrame } from '../ui/drawer-frame.tsx';
import { LanguageLinks } from './language-links.tsx';
import { listMetiers, listRayons } from './rayons.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const drawerTexts = (t: Translate, locale: Locale) => ({
  title: t('menu.titre'),
  rayons: [
    ...listRayons(t, locale),
    {
      code: 'metiers',
      libelle: t('rayons.metiers'),
      colonnes: [{ titre: t('rayons.metiers'), liens: listMetiers(t, locale) }],
    },
  ],
  monCompte: { libelle: t('compte.monCompte'), href: liens.monCompte(locale) },
  seConnecter: { libelle: t('compte.seConnecter'), href: liens.connexion(locale) },
});

/** The whole shop on a phone: each section unfolds in place. */
export default function MenuPrincipalDrawer({ close }: OverlayProps<'menu-principal'>) {
  const { title, rayons, monCompte, seConnecter } = useFrameTexts(drawerTexts);
  const { session } = usePage();
  const compte = session.isAuthenticated ? monCompte : seConnecter;
  return (
    <DrawerFrame
      title={title}
      flush
      footer={
        <Lien
          href={compte.href}
          className={buttonClass({ kind: 'solid', size: 'lg', block: true })}
        >
          {compte.libelle}
        </Lien>
      }
    >
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
