import { useId, useRef, useState, type RefObject } from 'react';
import { Layers, Percent, Tag } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { usePage } from '../../page/page-context.ts';
import { MegaMenuPane } from './mega-menu-pane.tsx';
import { MegaMenuTabs } from './mega-menu-tabs.tsx';
import { listRayons } from './rayons.ts';
import { useMenuCatalogue } from './use-categories.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import { useMenuKeyboard, type CloseMenu } from './use-menu-keyboard.ts';

/** Its words are those of articles, which few pages have. */
const habits = latePart({ load: () => import('./mega-menu-habits.tsx'), words: ['articles'] });

const menuTexts = (t: Translate, locale: Locale) => ({
  label: t('catalogue.nav'),
  rayons: listRayons(t, locale),
  foot: [
    { libelle: t('liens.servicesRapido'), href: liens.servicesRapido(locale), icon: Layers },
    { libelle: t('rayons.promotions'), href: liens.offres(locale), icon: Percent },
    { libelle: t('rayons.toutesLesMarques'), href: liens.marques(locale), icon: Tag },
  ],
});

interface MegaMenuProps {
  id: string;
  opener: RefObject<HTMLElement | null>;
  close: CloseMenu;
}

/** Hung under the header: the list at the left, what its chosen entry holds at the right. */
export default function MegaMenu({ id, opener, close }: MegaMenuProps) {
  const { label, rayons: sections, foot } = useFrameTexts(menuTexts);
  // Until there is a catalogue, the sections of the shop stand in for its categories.
  const rayons = useMenuCatalogue() ?? sections;
  const [chosen, setChosen] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const tabId = useId();
  const rayon = rayons[chosen];
  const { compte } = usePage().session;
  const follow = () => close({ restoreFocus: false });

  useMenuKeyboard(panel, opener, close);

  return (
    <>
      {/* The header lies above it, the page below. */}
      <div className="fixed inset-0 -z-10 bg-scrim" onClick={() => close()} aria-hidden />
      <div ref={panel} id={id} className="on-page absolute inset-x-0 top-full page-wide text-text">
        <div className="grid max-h-[calc(100dvh-5.5rem)] grid-cols-[16.5rem_1fr_auto] overflow-y-auto overscroll-contain rounded-b-card bg-bg shadow-float">
          <div className="border-r bg-sunk py-3">
            <MegaMenuTabs {...{ rayons, chosen, label, tabId }} onChoose={setChosen} />
            <ul className="mx-5 mt-3 border-t pt-3">
              {foot.map(({ icon: Icon, ...lien }) => (
                <li key={lien.href}>
                  <Lien
                    href={lien.href}
                    onClick={follow}
                    className="flex min-h-10 items-center gap-2 rounded-control type-body hover:text-link pointer-coarse:min-h-11"
                  >
                    <Icon size={16} aria-hidden />
                    {lien.libelle}
                  </Lien>
                </li>
              ))}
            </ul>
          </div>
          {rayon && (
            <div
              role="tabpanel"
              id={`${tabId}-pane`}
              aria-labelledby={`${tabId}-${rayon.code}`}
              className="p-6"
            >
              <MegaMenuPane rayon={rayon} onFollow={follow} />
            </div>
          )}
          {compte && rayon?.id !== undefined && (
            <habits.Part
              id={rayon.id}
              onFollow={follow}
              fallback={<div className="w-66 border-l max-xl:hidden" />}
            />
          )}
        </div>
      </div>
    </>
  );
}
