import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { Etapes } from './etapes.tsx';
import { iconeService } from './icone-service.ts';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { serviceRapidoQuery } from './services-rapido.queries.ts';

/** A workshop in short, without leaving the page one orders from. */
export default function RapidoDrawer({ data, close }: OverlayProps<'rapido'>) {
  const t = useTexts('services-rapido');
  const context = useRouteContext({ from: '__root__' });
  const { data: answer, isError } = useQuery(serviceRapidoQuery(context, data.serviceId));
  if (!answer) {
    return (
      <DrawerFrame title={t('pages.service-rapido.titre')}>
        {isError ? <p role="alert">{t('tiroir.erreur')}</p> : <Skeleton className="h-40 w-full" />}
      </DrawerFrame>
    );
  }
  const { service, texte } = answer;
  const Icone = iconeService(service.code);
  return (
    <DrawerFrame
      title={service.titre}
      media={<Icone size={24} aria-hidden />}
      footer={
        <Lien
          href={liens.serviceRapido(context.locale, service)}
          onClick={close}
          className={buttonClass({ kind: 'solid', size: 'lg', block: true })}
        >
          {t('tiroir.voir')}
        </Lien>
      }
    >
      <p className="mb-4 text-[1rem] leading-6 text-text-2">{service.accroche}</p>
      <MarkdownTexte texte={texte} />
      <div className="mt-6">
        <Etapes colonnes={1} />
      </div>
    </DrawerFrame>
  );
}
