import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { DateFin } from './date-fin.tsx';
import { ValeurPromotion } from './liste-promotions.tsx';
import { promotionQuery } from './offres.queries.ts';

/** Why a price is lower: how much, until when, with what it combines. */
export default function PromotionDrawer({ data, close }: OverlayProps<'promotion'>) {
  const t = useTexts('offres');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data: answer, isPending } = useQuery(promotionQuery(context, data.promotionId));
  if (!answer) {
    return (
      <DrawerFrame
        title={t('pages.promotion.titre')}
        footer={
          <Lien
            href={liens.offres(locale)}
            onClick={close}
            className={buttonClass({ kind: 'solid', size: 'lg', block: true })}
          >
            {t('terminee.toutes')}
          </Lien>
        }
      >
        {isPending ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <p role="alert">{t('tiroir.erreur')}</p>
        )}
      </DrawerFrame>
    );
  }
  const { promotion, jour } = answer;
  const nombre = formatNombre(locale, promotion.nombre);
  return (
    <DrawerFrame
      title={promotion.titre}
      footer={
        <Lien
          href={liens.promotion(locale, promotion)}
          onClick={close}
          className={buttonClass({ kind: 'solid', size: 'lg', block: true })}
        >
          {t('promotion.voir', { count: promotion.nombre, nombre })}
        </Lien>
      }
    >
      <div className="flex items-center gap-4">
        <ValeurPromotion promotion={promotion} />
        <p className="type-h3">
          <DateFin datee={promotion} jour={jour} />
        </p>
      </div>
      <p className="mt-4 text-[1rem] leading-6 text-pretty">{promotion.texte}</p>
      <p className="mt-2 type-body text-pretty text-text-2">
        {promotion.cumulable ? t('cumul.oui') : t('cumul.non')}
      </p>
      <div className="mt-6 grid grid-cols-4 gap-2">
        {promotion.images.map((image, index) => (
          <ImageArticle
            key={index}
            image={image}
            slot="carte"
            alt=""
            className="aspect-square p-2"
          />
        ))}
      </div>
    </DrawerFrame>
  );
}
