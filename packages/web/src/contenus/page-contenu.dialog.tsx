import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useTexts } from '../words/use-texts.ts';
import { pageQuery } from './contenus.queries.ts';

/** A content page over the one being filled in: nothing typed below is lost. */
export default function PageContenuDialog({
  data: { pageId },
  close,
}: OverlayProps<'page-contenu'>) {
  const t = useTexts('contenus');
  const context = useRouteContext({ from: '__root__' });
  const { data, isError, refetch } = useQuery(pageQuery(context, pageId));
  if (!data) {
    return (
      <DialogFrame title={t('pages.page-contenu.titre')}>
        {isError ? (
          <Alert state="err" live title={t('page.echec')}>
            <Button size="sm" onClick={() => void refetch()}>
              {t('page.reessayer')}
            </Button>
          </Alert>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </DialogFrame>
    );
  }
  const { page, texte, modifieLe } = data;
  return (
    <DialogFrame
      title={page.titre}
      description={t('page.modifiee', { date: formatDate(modifieLe) })}
      footerNote={
        <Lien
          href={liens.pageContenu(context.locale, page)}
          target="_blank"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-2"
        >
          {t('page.ouvrir')}
        </Lien>
      }
      footer={
        <Button kind="solid" onClick={close} data-autofocus>
          {t('page.fermer')}
        </Button>
      }
    >
      <MarkdownTexte texte={texte} niveau={3} nouvelOnglet />
    </DialogFrame>
  );
}
