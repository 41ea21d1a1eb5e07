import { Scissors } from 'lucide-react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direChangement } from './dire-changement.ts';
import { useWriteCoupe } from './write-coupe.ts';
import { readListe } from './read-liste.ts';

/** Cut goods are not taken back: sizes are read once more here, and agreed to when the order is placed. */
export default function ConfirmationTraitCoupeDialog({
  data,
  close,
}: OverlayProps<'confirmation-trait-coupe'>) {
  const t = useTexts('decoupe');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const { write, isPending, code } = useWriteCoupe(data, close);
  const { articleId, ligneId, chantierId, traitCoupe, chutes = true, total } = data;
  const geste = ligneId === undefined ? 'ajouter' : 'enregistrer';
  const changement = direChangement(locale, data, data);
  const revoir = () =>
    openOverlay('modification-trait-coupe', {
      articleId,
      traitCoupe,
      chutes,
      ...(data.avant && { avant: data.avant }),
      ...(ligneId !== undefined && { ligneId }),
      ...(chantierId !== undefined && { chantierId }),
    });
  return (
    <DialogFrame
      title={t('confirmation.titre')}
      description={`${data.libelle} · ${data.reference}`}
      footer={
        <>
          <Button onClick={revoir}>{t('confirmation.revoir')}</Button>
          <Button kind="primary" busy={isPending} onClick={() => write()}>
            {total
              ? t(`confirmation.${geste}`, { total: formatArgent(locale, total) })
              : t(`confirmation.${geste}SansPrix`)}
          </Button>
        </>
      }
    >
      {code && (
        <Alert state="err" live className="mb-4">
          {tErreurs(code)}
        </Alert>
      )}
      <p className="flex items-start gap-3">
        <Scissors size={20} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
        <span>
          <b className="block">
            {t('confirmation.resume', { count: data.pieces, unites: data.unites })}
          </b>
          <span className="block wrap-anywhere">{readListe(traitCoupe)}</span>
          {changement && <b className="block">{t('edition.changement', { changement })}</b>}
          <span className="block type-meta text-text-2">
            {t(chutes ? 'confirmation.chutes' : 'confirmation.sansChutes')}
          </span>
        </span>
      </p>
      <Alert state="warn" title={t('avertissement')} className="mt-4">
        {t('confirmation.texte')}
      </Alert>
    </DialogFrame>
  );
}
