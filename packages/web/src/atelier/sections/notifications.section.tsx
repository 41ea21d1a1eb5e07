import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

export default function NotificationsSection() {
  const { t } = useTranslation('atelier');
  const [failing, setFailing] = useState(false);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
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
        {failing && (
          <ErrorAlert onHide={() => setFailing(false)}>
            {t('sections.notifications.erreurBreve')}
          </ErrorAlert>
        )}
      </div>
      <div className="flex flex-wrap content-start items-start gap-3">
        <Button
          icon={Trash2}
          onClick={() =>
            showToast({
              icon: Trash2,
              title: t('sections.notifications.toastTitre'),
              detail: t('sections.notifications.toastDetail'),
              action: {
                label: t('sections.notifications.toastAction'),
                run: () => showToast({ title: t('sections.notifications.toastAnnule') }),
              },
            })
          }
        >
          {t('sections.notifications.toast')}
        </Button>
        <Button
          onClick={() =>
            showToast({
              kind: 'snackbar-success',
              title: t('sections.notifications.succesTitre'),
              detail: t('sections.notifications.succesDetail'),
            })
          }
        >
          {t('sections.notifications.succes')}
        </Button>
        <Button
          onClick={() =>
            showToast({ kind: 'snackbar-info', title: t('sections.notifications.infoTitre') })
          }
        >
          {t('sections.notifications.info')}
        </Button>
        <Button
          onClick={() =>
            showToast({ kind: 'snackbar', title: t('sections.notifications.simpleTitre') })
          }
        >
          {t('sections.notifications.simple')}
        </Button>
        <Button onClick={() => setFailing(true)}>{t('sections.notifications.alerte')}</Button>
        <Tooltip text={t('sections.notifications.bulleTexte')}>
          <Button>{t('sections.notifications.bulle')}</Button>
        </Tooltip>
      </div>
    </div>
  );
}
