import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { useTexts } from '../words/use-texts.ts';

/** Refusing ends the quote: it is asked once, then why. */
export default function RefusDevisDialog({ data, close }: OverlayProps<'refus-devis'>) {
  const t = useTexts('devis');
  return (
    <DialogFrame
      title={t('refus.titre', { numero: data.numero })}
      footer={
        <>
          <Button onClick={close} data-autofocus>
            {t('refus.garder')}
          </Button>
          <Button kind="primary" onClick={() => openOverlay('motif-refus-devis', data)}>
            {t('refus.continuer')}
          </Button>
        </>
      }
    >
      <p className="max-w-prose">{t('refus.texte')}</p>
    </DialogFrame>
  );
}
