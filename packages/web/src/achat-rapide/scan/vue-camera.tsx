/** What the camera sees, read all the time. */
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { listCameras, ouvrirCamera, type Camera, type PanneCamera } from './camera.ts';
import { chargerDetecteur } from './detecteur.ts';
import { createPresence } from './presence.ts';

/** Between two looks: quick to the eye, gentle to the battery. */
const REGARD_MS = 120;

interface Props {
  onCode: (code: string) => void;
}

type Etat =
  | { nom: 'ouverture' }
  | { nom: 'ouverte'; camera: Camera }
  | { nom: PanneCamera | 'lecteur' };

export function VueCamera({ onCode }: Props) {
  const t = useTexts('achat-rapide');
  const video = useRef<HTMLVideoElement>(null);
  const [etat, setEtat] = useState<Etat>({ nom: 'ouverture' });
  const [deviceId, setDeviceId] = useState<string>();
  const [essai, setEssai] = useState(0);
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [isLit, setIsLit] = useState(false);
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    let isGone = false;
    let opened: Camera | undefined;
    const presence = createPresence();
    const run = async () => {
      const camera = await ouvrirCamera(deviceId);
      if (typeof camera === 'string') {
        if (!isGone) setEtat({ nom: camera });
        return;
      }
      opened = camera;
      if (isGone || !video.current) return camera.stop();
      video.current.srcObject = camera.stream;
      await video.current.play();
      setEtat({ nom: 'ouverte', camera });
      setCameras(await listCameras());
      const detecteur = await chargerDetecteur();
      while (!isGone && video.current) {
        const codes = await detecteur.detect(video.current);
        for (const { rawValue } of codes) {
          if (rawValue !== '' && presence.voir(rawValue, performance.now())) tell(rawValue);
        }
        await new Promise((resolve) => setTimeout(resolve, REGARD_MS));
      }
    };
    run().catch((error: unknown) => {
      if (isGone) return;
      setEtat({ nom: 'lecteur' });
      reportError(error);
    });
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, [deviceId, essai]);

  const panne = etat.nom === 'ouverture' || etat.nom === 'ouverte' ? undefined : etat.nom;
  const lampe = etat.nom === 'ouverte' ? etat.camera.lampe : undefined;
  const toggle = async () => {
    await lampe?.(!isLit);
    setIsLit(!isLit);
  };
  return (
    <div className="flex flex-col gap-3">
      {panne ? (
        <Alert
          live
          state="warn"
          title={t(`scan.panne.${panne}.titre`)}
          action={
            panne !== 'absente' &&
            panne !== 'interdite' && (
              <Button
                size="sm"
                onClick={() => {
                  setEtat({ nom: 'ouverture' });
                  setEssai(essai + 1);
                }}
              >
                {t('scan.reessayer')}
              </Button>
            )
          }
        >
          {t(`scan.panne.${panne}.texte`)}
        </Alert>
      ) : (
        <div className="relative overflow-hidden rounded-card bg-ink">
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('scan.vue')}
            className="aspect-4/3 w-full object-cover"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-8 top-1/2 h-24 -translate-y-1/2 rounded-card border-2 border-on/85"
          />
          <p className="absolute inset-x-0 bottom-0 bg-ink/80 px-3 py-2 text-center type-meta text-on">
            {etat.nom === 'ouverture' ? t('scan.ouverture') : t('scan.viser')}
          </p>
          {lampe && (
            <IconButton
              icon={isLit ? FlashlightOff : Flashlight}
              kind="on-ink"
              label={isLit ? t('scan.eteindre') : t('scan.allumer')}
              onClick={() => void toggle()}
              className="absolute! top-3 right-3 bg-ink"
            />
          )}
        </div>
      )}
      {!panne && cameras.length > 1 && etat.nom === 'ouverte' && (
        <Select
          label={t('scan.camera')}
          hideLabel
          size="sm"
          value={etat.camera.deviceId ?? ''}
          onChange={(event) => setDeviceId(event.currentTarget.value)}
          options={cameras.map((camera, at) => ({
            value: camera.deviceId,
            label: camera.label || t('scan.cameraN', { rang: at + 1 }),
          }))}
        />
      )}
    </div>
  );
}
