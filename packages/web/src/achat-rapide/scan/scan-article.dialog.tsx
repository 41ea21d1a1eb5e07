/**
 * Scans one article after the other. On the quick purchase page each becomes a line; anywhere else
 * it shows its price and stock, and can be added.
 */
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { usePage } from '../../page/page-context.ts';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { cleOf } from '../saisie/cle.ts';
import { commencerLangue, connaissanceOf } from '../saisie/connaissances.ts';
import { reconnaitreCodes } from '../saisie/reconnaissance.ts';
import { ajouterUnite } from '../saisie/saisie.ts';
import { CodeScanne, type CodeLu } from './code-scanne.tsx';
import { SaisieCode } from './saisie-code.tsx';
import { preparerSignal, signaler } from './signal.ts';
import { VueCamera } from './vue-camera.tsx';

export default function ScanArticleDialog({ close }: OverlayProps<'scan-article'>) {
  const t = useTexts('achat-rapide');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const isSaisie = usePage().route?.nom === 'achat-rapide';
  const [lus, setLus] = useState<readonly CodeLu[]>([]);
  useEffect(() => {
    commencerLangue(locale);
    preparerSignal();
  }, [locale]);

  const prendre = (code: string) => {
    signaler();
    const isMeme = (lu: CodeLu) => cleOf(lu.code) === cleOf(code);
    // The newest first: it is the one in the hand.
    setLus((avant) => [
      { code, quantite: (avant.find(isMeme)?.quantite ?? 0) + 1 },
      ...avant.filter((lu) => !isMeme(lu)),
    ]);
    announce(t('scan.pris', { code }));
    if (isSaisie) ajouterUnite(code);
    else if (connaissanceOf(code) === undefined) void reconnaitreCodes({ api, locale }, [code]);
  };
  const setQuantite = (code: string, quantite: number) =>
    setLus((avant) => avant.map((lu) => (lu.code === code ? { ...lu, quantite } : lu)));
  return (
    <DialogFrame
      title={t('scan.titre')}
      description={isSaisie ? t('scan.aideLignes') : t('scan.aide')}
      footer={
        <Button kind="solid" onClick={close}>
          {t('scan.terminer')}
        </Button>
      }
      footerNote={lus.length > 0 ? t('scan.lus', { count: lus.length }) : undefined}
    >
      <div className="flex flex-col gap-4">
        <VueCamera onCode={prendre} />
        <SaisieCode onCode={prendre} />
        {lus.length > 0 && (
          <ul aria-label={t('scan.liste')} className="border-t">
            {lus.map((lu) => (
              <CodeScanne
                key={lu.code}
                {...lu}
                isAjoutable={!isSaisie}
                onQuantite={(quantite) => setQuantite(lu.code, quantite)}
              />
            ))}
          </ul>
        )}
      </div>
    </DialogFrame>
  );
}
