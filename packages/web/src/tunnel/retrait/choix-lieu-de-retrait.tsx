/** Stores or pick-up points: nearest first, on a map, with their hours and when all is ready there. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { LocateFixed, MapPin } from 'lucide-react';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { modifierLivraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { usePosition } from '../../articles/magasin.public.ts';
import { CarteMagasins } from '../../magasins/carte.public.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { NUMBER_DEBOUNCE_MS } from '../../ui/durations.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useDebounce } from '../../ui/use-debounce.ts';
import { useTexts } from '../../use-texts.ts';
import { refusRecu, valeursDe } from '../refus-recu.ts';
import { lieuxDeRetraitQuery, livraisonQuery, lue, pieceQuery } from '../tunnel.queries.ts';
import { ListeLieux } from './liste-lieux.tsx';
import { PretLe } from './pret-le.tsx';
import { SemaineOuverte } from './semaine-ouverte.tsx';

type ModeRetrait = Exclude<ModeLivraison, 'livraison'>;

interface Props {
  mode: ModeRetrait;
  magasinId: number | undefined;
  close: () => void;
}

const TYPES = { 'retrait-magasin': 'magasin', 'point-retrait': 'point-de-retrait' } as const;
/** The nearest ones that the map is drawn around. */
const AUTOUR = 8;
const AUCUN: readonly LieuDeRetrait[] = [];

export function ChoixLieuDeRetrait({ mode, magasinId, close }: Props) {
  const t = useTexts('tunnel');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const context = { api, locale };
  const recherche = useRecherche();
  const [choisi, setChoisi] = useState(magasinId);
  const { data, isPlaceholderData } = useQuery({
    ...lieuxDeRetraitQuery(context, { type: TYPES[mode], ...recherche.ou }),
    placeholderData: keepPreviousData,
  });
  const lieux = data?.magasins ?? AUCUN;
  const lieu = lieux.find(({ id }) => id === choisi);
  const envoi = useMutation({
    mutationFn: (id: number) =>
      api.call(modifierLivraison, { body: { mode, magasinId: id } }, { locale }),
    onSuccess: async (livraison) => {
      queryClient.setQueryData(livraisonQuery(context).queryKey, lue(livraison));
      close();
      await queryClient.invalidateQueries({ queryKey: pieceQuery(context).queryKey });
    },
  });
  const refus = envoi.error ? refusRecu(envoi.error) : undefined;
  const isSitue = lieux[0] !== undefined && lieux[0].distance !== null;
  const autour = useMemo(() => (isSitue ? lieux.slice(0, AUTOUR) : AUCUN), [isSitue, lieux]);
  return (
    <DialogFrame
      flush
      title={t(`lieu.${mode}`)}
      toolbar={
        <ChampRecherche
          recherche={recherche}
          isInconnu={!isPlaceholderData && data?.lieu === null}
        />
      }
      footerNote={lieu && <PretLe mode={mode} magasinId={lieu.id} />}
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          <Button
            kind="primary"
            busy={envoi.isPending}
            onClick={() => choisi !== undefined && envoi.mutate(choisi)}
            {...(!lieu && { disabled: true })}
          >
            {t('lieu.retirerIci')}
          </Button>
        </>
      }
    >
      {refus && (
        <Alert state="err" live className="m-4">
          {tErreurs(refus.code, valeursDe(refus))}
        </Alert>
      )}
      <div className="flex flex-col sm:grid sm:h-[28rem] sm:grid-cols-2 sm:grid-rows-[minmax(0,1fr)]">
        <ListeLieux
          lieux={lieux}
          jour={data?.jour ?? ''}
          isAttendue={!data}
          isPlaceholder={isPlaceholderData}
          choisi={choisi}
          onChoisi={setChoisi}
        />
        <div className="flex min-h-0 flex-col border-line max-sm:order-first max-sm:border-b sm:border-l">
          <div className="min-h-0 flex-1 max-sm:h-44 max-sm:flex-none">
            <CarteMagasins
              magasins={lieux}
              autour={autour}
              choisi={choisi}
              onChoisi={setChoisi}
              className="h-full"
            />
          </div>
          {lieu && (
            <div className="border-t border-line px-6 py-3 max-sm:hidden">
              <SemaineOuverte horaires={lieu.horaires} />
            </div>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

interface Ou {
  lieu?: string;
  latitude?: number;
  longitude?: number;
}

/** From the address of the delivery at first: that is where one works. */
function useRecherche() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...livraisonQuery(context), enabled: false });
  const choix = data?.valeur?.choix;
  const adresses = data?.valeur?.adresses ?? [];
  const adresse = adresses.find(({ id }) => id === choix?.adresseId) ?? adresses[0];
  const [texte, setTexte] = useState(adresse?.codePostal ?? '');
  const [ou, setOu] = useState<Ou>(adresse ? { lieu: adresse.codePostal } : {});
  const attente = useDebounce((saisi: string) => {
    const lieu = saisi.trim();
    setOu(lieu === '' ? {} : { lieu });
  }, NUMBER_DEBOUNCE_MS);
  const position = usePosition((trouvee) => {
    setTexte('');
    setOu(trouvee);
  });
  return {
    ou,
    texte,
    position,
    ecrire: (saisi: string) => {
      setTexte(saisi);
      attente.schedule(saisi);
    },
    chercher: () => attente.flush(),
  };
}

interface ChampProps {
  recherche: ReturnType<typeof useRecherche>;
  /** No place is called as it was typed. */
  isInconnu: boolean;
}

function ChampRecherche({ recherche, isInconnu }: ChampProps) {
  const t = useTexts('tunnel');
  const { ou, texte, position } = recherche;
  const error =
    position.etat === 'refusee'
      ? t('lieu.positionRefusee')
      : ou.lieu !== undefined && isInconnu
        ? t('lieu.inconnu', { lieu: ou.lieu })
        : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        recherche.chercher();
      }}
    >
      <TextInput
        label={t('lieu.recherche')}
        hideLabel
        icon={MapPin}
        placeholder={t('lieu.recherche')}
        autoComplete="postal-code"
        value={texte}
        onChange={(event) => recherche.ecrire(event.currentTarget.value)}
        {...(error !== undefined && { error })}
        end={
          <button
            type="button"
            onClick={position.localiser}
            className={buttonClass({ kind: 'quiet', size: 'sm' })}
          >
            <LocateFixed size={20} aria-hidden className="sm:hidden" />
            <span className="max-sm:sr-only">{t('lieu.autour')}</span>
          </button>
        }
      />
    </form>
  );
}
