import { useEffect, useId, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { clsx } from 'clsx';
import { FileUp, ScanBarcode } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { latePart } from '../loading/late-part.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { LigneEndormie } from './ligne-endormie.tsx';

const LIGNES_VISIBLES = 3;
/** A phone has its own page for it. */
const SHOWN = '(min-width: 40rem)';

const vivant = latePart({
  load: () => import('../achat-rapide/bloc-accueil.public.tsx'),
  words: ['achat-rapide', 'articles'],
  when: 'asked',
});

/** Order from the home page. Painted as a plain form; completion, prices and basket take its place. */
export function AchatRapideBloc({ className }: { className?: string }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const titleId = useId();
  const rows = useRef<HTMLDivElement>(null);
  const collage = useRef('');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const shown = matchMedia(SHOWN);
    const show = () => setIsShown(true);
    if (shown.matches) show();
    else shown.addEventListener('change', show, { once: true });
    return () => shown.removeEventListener('change', show);
  }, []);
  const paste = (event: ClipboardEvent) => {
    const texte = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(texte.trim())) return;
    // A field would lose the line ends: kept for whoever can read them.
    event.preventDefault();
    collage.current += `${texte}\n`;
  };

  const words = {
    reference: t('achatRapide.reference'),
    quantite: t('achatRapide.quantite'),
    exemple: t('achatRapide.exemple'),
  };
  return (
    <section
      aria-labelledby={titleId}
      className={clsx('rounded-card border bg-bg p-5 max-sm:hidden sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="type-h2">
          {t('achatRapide.titre')}
        </h2>
        <div className="flex gap-x-4">
          <Raccourci
            icon={ScanBarcode}
            href={liens.achatRapide(locale, { anchor: 'scanner' })}
            libelle={t('achatRapide.scanner')}
            onClick={(event) => {
              event.preventDefault();
              openOverlay('scan-article');
            }}
          />
          <Raccourci
            icon={FileUp}
            href={liens.achatRapide(locale, { anchor: 'importer' })}
            libelle={t('achatRapide.importer')}
          />
        </div>
      </div>
      <p className="mt-1 type-meta text-text-2">{t('achatRapide.aide')}</p>
      <div
        aria-hidden
        className="mt-4 grid grid-cols-[minmax(0,1fr)_auto_4.75rem] gap-x-3 border-b border-line-2 pb-2 type-head text-text-2"
      >
        <span>{words.reference}</span>
        <span className="w-27">{words.quantite}</span>
        <span className="justify-self-end whitespace-nowrap">{t('achatRapide.prixHt')}</span>
      </div>
      <vivant.Part
        asked={isShown}
        onArrival={({ reprendreBloc }) => reprendreBloc(rows.current, collage.current)}
        // Goes on to the quick purchase page.
        fallback={
          <form method="get" action={liens.achatRapide(locale)} onPaste={paste}>
            <div ref={rows}>
              {Array.from({ length: LIGNES_VISIBLES }, (_, at) => (
                <LigneEndormie key={at} rang={at + 1} words={words} />
              ))}
            </div>
            <div className="mt-4 flex min-h-12 flex-wrap items-center justify-between gap-3">
              <p className="type-meta text-text-2">{t('achatRapide.prix')}</p>
              <button type="submit" className={buttonClass({ kind: 'primary', size: 'lg' })}>
                {t('achatRapide.continuer')}
              </button>
            </div>
          </form>
        }
      />
    </section>
  );
}

interface RaccourciProps {
  icon: typeof FileUp;
  href: string;
  libelle: string;
  onClick?: (event: MouseEvent) => void;
}

function Raccourci({ icon: Icon, href, libelle, onClick }: RaccourciProps) {
  return (
    <Lien
      href={href}
      onClick={onClick}
      className="flex min-h-6 items-center gap-2 rounded-control type-meta text-link hover:underline pointer-coarse:min-h-11"
    >
      <Icon size={16} aria-hidden />
      {libelle}
    </Lien>
  );
}
