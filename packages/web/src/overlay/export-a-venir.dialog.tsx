import { Hourglass } from 'lucide-react';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import type { OverlayProps } from './overlay-data.ts';
import { useTexts } from '../words/use-texts.ts';

export default function ExportAVenirDialog({ close }: OverlayProps<'export-a-venir'>) {
  const t = useTexts('ui');
  return (
    <DialogFrame
      title={t('superposition.exportAVenir.titre')}
      footer={
        <Button kind="solid" onClick={close}>
          {t('superposition.exportAVenir.compris')}
        </Button>
      }
    >
      <div className="flex gap-4">
        <Hourglass size={24} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
        <div className="flex max-w-prose flex-col gap-2">
          <p>{t('superposition.exportAVenir.texte')}</p>
          <p className="text-text-2">{t('superposition.exportAVenir.suite')}</p>
        </div>
      </div>
    </DialogFrame>
  );
}
