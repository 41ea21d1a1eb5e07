import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../loading/late-part.tsx';
import { usePage } from '../../page/page-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { Nommage } from './facettes/noms-facettes.ts';
import { requeteListing } from './requete.ts';
import type { ListingState } from './use-listing.ts';

const menu = latePart({
  load: () => import('./menu-export.tsx'),
  words: ['export-listing'],
  when: 'asked',
});

interface ExporterProps {
  listing: ListingState;
  nommage: Nommage;
}

/** The listing as a file, for people of a company. Its menu is fetched when it is asked for. */
export function Exporter({ listing, nommage: { t } }: ExporterProps) {
  const { portee, affiche, reponse } = listing;
  const [isAsked, setIsAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Pressed before the listing was hydrated (see start-after-paint.ts).
  useEffect(() => {
    if (button.current?.dataset['early'] !== undefined) setIsAsked(true);
  }, []);
  if (!usePage().session.utilisateur || !reponse?.total) return null;
  const mot = (
    <>
      <Download size={16} aria-hidden />
      {t('listing.exporter')}
    </>
  );
  const bouton = (
    <button
      ref={button}
      type="button"
      data-wakes
      aria-haspopup="menu"
      aria-busy={isAsked || undefined}
      onClick={() => setIsAsked(true)}
      className={buttonClass({ size: 'sm' })}
    >
      {mot}
    </button>
  );
  return (
    <menu.Part
      asked={isAsked}
      query={requeteListing(portee, affiche)}
      total={reponse.total}
      trigger={mot}
      fallback={bouton}
    />
  );
}
