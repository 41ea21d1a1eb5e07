import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { useRouter } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { nombreDeFiltres, sansFiltre } from './listing/etat-listing.ts';
import { Facettes } from './listing/facettes/facettes.tsx';
import { useListing } from './listing/use-listing.ts';
import { useNommage } from './listing/use-nommage.ts';

/**
 * The facets where the column has no room. Each choice changes the page beneath in place: the button
 * says how many articles remain, and Back leaves the drawer.
 */
export default function FiltresDrawer({ data, close }: OverlayProps<'filtres'>) {
  const router = useRouter();
  const listing = useListing(data.portee);
  const nommage = useNommage(listing.reponse);
  const { t, locale } = nommage;
  const actifs = nombreDeFiltres(listing.etat);
  const total = listing.reponse?.total ?? 0;
  const clear = () =>
    void router.navigate({
      href: listing.href(sansFiltre(listing.etat)),
      replace: true,
      resetScroll: false,
    });
  return (
    <DrawerFrame
      title={t('filtres.titre')}
      aside={
        actifs > 0 && (
          <>
            <Badge tone="sel">{t('filtres.actifs', { count: actifs })}</Badge>
            <Button kind="quiet" size="sm" onClick={clear} className="ml-auto">
              {t('filtres.effacer')}
            </Button>
          </>
        )
      }
      footer={
        <Button kind="primary" size="lg" onClick={close}>
          {total > 0
            ? t('filtres.voir', { count: total, nombre: formatNombre(locale, total) })
            : t('filtres.voirAucun')}
        </Button>
      }
    >
      <Facettes listing={listing} nommage={nommage} replace />
    </DrawerFrame>
  );
}
