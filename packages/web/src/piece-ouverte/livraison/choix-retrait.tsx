/** The store or pick-up point goods are fetched from; another is chosen on the map. */
import { MapPin, Store } from 'lucide-react';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { BarreRetrait, PlanRetraitTardif } from '../../panier/retrait.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { HorairesDuLieu } from '../retrait/horaires-du-lieu.tsx';

interface Props {
  mode: Exclude<ModeLivraison, 'livraison'>;
  magasin: Livraison['magasin'];
  erreur: string | undefined;
  /** The store whose choice is being saved. */
  enCours: number | undefined;
  onMagasin: (magasinId: number) => void;
}

export function ChoixRetrait({ mode, magasin, erreur, enCours, onMagasin }: Props) {
  const t = useTexts('piece-ouverte');
  const isMagasin = mode === 'retrait-magasin';
  const Icon = isMagasin ? Store : MapPin;
  const ouvrir = () => {
    openOverlay('point-retrait', { mode, ...(magasin && { magasinId: magasin.id }) });
  };
  return (
    <section aria-labelledby={TITRE_ID} className="mt-8">
      <h2 id={TITRE_ID} className="type-h2">
        {t(`lieu.${mode}`)}
      </h2>
      <div className="mt-2 flex flex-wrap items-start gap-4 rounded-control border border-line-2 p-4">
        <Icon size={24} aria-hidden className="mt-0.5 shrink-0" />
        <div className="min-w-0 flex-1 basis-60">
          {magasin ? (
            <>
              <p className="type-name">{nomMagasin(magasin.libelle)}</p>
              <HorairesDuLieu magasinId={magasin.id} />
            </>
          ) : (
            <p className="text-text-2">{t(`lieu.aucun-${mode}`)}</p>
          )}
        </div>
        <Button kind={magasin ? 'outline' : 'solid'} onClick={ouvrir} className="max-sm:w-full">
          {magasin ? t('lieu.changer') : t('lieu.choisir')}
        </Button>
      </div>
      {erreur && <FieldError>{erreur}</FieldError>}
      {isMagasin && (
        <BarreRetrait
          titre={t('lieu.comparer')}
          question={t('lieu.question')}
          className="mt-2"
          renderPlan={(attente) => (
            <PlanRetraitTardif
              asked
              fallback={attente}
              choisi={magasin?.id}
              retirer={{ mot: 'connecte', enCours, erreur: undefined, choisir: onMagasin }}
            />
          )}
        />
      )}
    </section>
  );
}

const TITRE_ID = 'tunnel-lieu';
