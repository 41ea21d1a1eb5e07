/** What the company does beside selling: its workshops and the services of its stores. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { isPlainClick, Lien } from '../page/lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { servicesRapidoQuery } from '../services-rapido/services-rapido.public.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { pagesQuery } from './contenus.queries.ts';

export default function ServicesDrawer({ close }: OverlayProps<'services'>) {
  const t = useTexts('contenus');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { magasin } = usePage().session;
  const { data: contenus } = useQuery(pagesQuery(context));
  const { data: rapido } = useQuery(servicesRapidoQuery(context));
  const pages = contenus?.pages.filter(({ rubrique }) => rubrique === 'services');
  return (
    <DrawerFrame
      title={t('services.titre')}
      flush
      footer={
        <Lien
          href={liens.contact(locale)}
          onClick={close}
          className={buttonClass({ kind: 'primary', size: 'lg', block: true })}
        >
          {t('aide.contact')}
        </Lien>
      }
    >
      <Groupe
        titre={t('services.comptoir')}
        lignes={pages?.map((page) => ({
          href: liens.pageContenu(locale, page),
          titre: page.titre,
          detail: page.resume,
        }))}
        close={close}
      />
      <Groupe
        titre={t('services.ateliers')}
        lignes={rapido?.services.map((service) => ({
          href: liens.serviceRapido(locale, service),
          titre: service.titre,
          detail: service.accroche,
          // In short first: one is on a page that orders are made from.
          onOpen: () => openOverlay('rapido', { serviceId: service.id }),
        }))}
        close={close}
      />
      <Groupe
        titre={t('services.magasins')}
        lignes={[
          {
            href: magasin
              ? liens.magasin(locale, { id: magasin.id, libelle: magasin.libelle })
              : liens.magasins(locale),
            titre: magasin ? nomMagasin(magasin.libelle) : t('aide.choisir'),
            detail: t('services.magasinsDetail'),
          },
        ]}
        close={close}
      />
    </DrawerFrame>
  );
}

interface Ligne {
  href: string;
  titre: string;
  detail: string;
  /** What a plain click does instead of going there. */
  onOpen?: () => void;
}

interface GroupeProps {
  titre: string;
  /** None while they come. */
  lignes: readonly Ligne[] | undefined;
  close: () => void;
}

function Groupe({ titre, lignes, close }: GroupeProps) {
  return (
    <section className="pb-4">
      <h3 className="px-4 pt-5 pb-1 type-h3 sm:px-6">{titre}</h3>
      {lignes ? (
        <ul className="divide-y divide-line border-y border-line">
          {lignes.map((ligne) => (
            <li key={ligne.href}>
              <Lien
                href={ligne.href}
                onClick={(event) => {
                  if (!ligne.onOpen || !isPlainClick(event)) return close();
                  event.preventDefault();
                  ligne.onOpen();
                }}
                className="block min-h-13 px-4 py-2 -outline-offset-2 hover:bg-sunk sm:px-6"
              >
                <span className="block type-name">{ligne.titre}</span>
                <span className="block type-meta text-pretty text-text-2">{ligne.detail}</span>
              </Lien>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-6 my-2 h-40" />
      )}
    </section>
  );
}
