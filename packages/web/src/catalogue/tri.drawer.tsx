import { useRouter } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { TRIS } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { avecTri, triEnVigueur } from './listing/etat-listing.ts';
import { listTris } from './listing/tris.ts';
import { useListing } from './listing/use-listing.ts';

export default function TriDrawer({ data, close }: OverlayProps<'tri'>) {
  const t = useTexts('listing');
  const router = useRouter();
  const { etat, href, reponse } = useListing(data.portee);
  const locale = useLocale();
  const total = reponse?.total ?? 0;
  // The page beneath changes in place; arrows may pass through several before the right one.
  const choose = (value: string) => {
    const tri = TRIS.find((candidate) => candidate === value);
    if (!tri) return;
    void router.navigate({
      href: href(avecTri(etat, tri, data.portee)),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <DrawerFrame
      title={t('listing.trierPar')}
      footer={
        <Button kind="primary" size="lg" onClick={close}>
          {t('filtres.voir', { count: total, nombre: formatNombre(locale, total) })}
        </Button>
      }
    >
      <RadioGroup
        label={t('listing.trierPar')}
        hideLabel
        options={listTris(t, data.portee)}
        value={triEnVigueur(etat, data.portee)}
        onChange={choose}
      />
    </DrawerFrame>
  );
}
