import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Alert, ErrorAlert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.notifications.titre';
export const order = 230;

export default function Notifications() {
  const t = useTexts('atelier');
  const [failing, setFailing] = useState(false);
  const removeLine = () =>
    showToast({
      icon: Trash2,
      title: t('sections.notifications.toastTitre'),
      detail: t('sections.notifications.toastDetail'),
      action: {
        label: t('sections.notifications.toastAction'),
        run: () => showToast({ title: t('sections.notifications.toastAnnule') }),
      },
    });
  const succeed = () =>
    showToast({
      kind: 'snackbar-success',
      title: t('sections.notifications.succesTitre'),
      detail: t('sections.notifications.succesDetail'),
    });
  const inform = () =>
    showToast({ kind: 'snackbar-info', title: t('sections.notifications.infoTitre') });
  const say = () => showToast({ kind: 'snackbar', title: t('sections.notifications.simpleTitre') });
  return (
    <>
      <Specimen title={t('sections.notifications.notes')} look="stack">
        <Alert state="ok" title={t('sections.notifications.noteOkTitre')}>
          {t('sections.notifications.noteOk')}
        </Alert>
        <Alert
          state="warn"
          title={t('sections.notifications.noteWarnTitre')}
          action={<Button size="sm">{t('sections.notifications.noteWarnAction')}</Button>}
        >
          {t('sections.notifications.noteWarn')}
        </Alert>
        <Alert state="err" title={t('sections.notifications.noteErrTitre')}>
          {t('sections.notifications.noteErr')}
        </Alert>
        <Alert state="info">{t('sections.notifications.noteInfo')}</Alert>
      </Specimen>
      <Specimen title={t('sections.notifications.passageres')}>
        <Button onClick={removeLine}>{t('sections.notifications.toast')}</Button>
        <Button onClick={say}>{t('sections.notifications.simple')}</Button>
        <Button onClick={succeed}>{t('sections.notifications.succes')}</Button>
        <Button onClick={inform}>{t('sections.notifications.info')}</Button>
        <Button onClick={() => setFailing(true)}>{t('sections.notifications.alerte')}</Button>
        {failing && (
          <ErrorAlert onHide={() => setFailing(false)}>
            {t('sections.notifications.erreurBreve')}
          </ErrorAlert>
        )}
      </Specimen>
    </>
  );
}
