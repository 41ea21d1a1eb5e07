/** The order waits for who looks at it: they agree, change quantities first, or refuse. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Check, Pencil, X } from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  refuserCommande,
  validerCommande,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { noterCommande } from '../commandes.queries.ts';
import type { Corrections } from './corrections.ts';

const MAX_MOTIF = 500;

interface Props {
  commande: Commande;
  /** Null while quantities stay as they are. */
  corrections: Corrections | null;
  onCorriger: () => void;
  onFin: () => void;
}

export function DecisionCommande({ commande, corrections, onCorriger, onFin }: Props) {
  const t = useTexts('commandes');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const titreId = useId();
  const [isRefus, setIsRefus] = useState(false);
  const { key, numero, auteur, netHT, actions } = commande;
  const cible = { params: { key }, query: PREMIERES };
  const options = { locale: context.locale };
  const decision = useMutation({
    mutationFn: (motif: string | null) =>
      motif === null
        ? context.api.call(validerCommande, { ...cible, body: bodyOf(corrections) }, options)
        : context.api.call(refuserCommande, { ...cible, body: { motif } }, options),
    onSuccess: async (reponse, motif) => {
      onFin();
      showToast({
        kind: 'snackbar-success',
        title: t(motif === null ? 'decision.validee' : 'decision.refusee', { numero }),
      });
      await noterCommande(context, queryClient, reponse);
    },
  });
  const busy = (isRefusal: boolean) =>
    decision.isPending && (decision.variables !== null) === isRefusal;
  return (
    <section
      aria-labelledby={titreId}
      className="mt-4 rounded-card border border-line-2 bg-warn-b p-4 sm:p-5"
    >
      <h2 id={titreId} className="type-h3">
        {t('decision.titre')}
      </h2>
      <p className="mt-1">
        {t('decision.texte', { nom: auteur.nom, montant: formatArgent(context.locale, netHT) })}
        {corrections && ` ${t('decision.corrections')}`}
      </p>
      {isRefus ? (
        <Refus
          busy={busy(true)}
          onAnnuler={() => setIsRefus(false)}
          onRefuser={(motif) => decision.mutate(motif)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            kind="primary"
            icon={Check}
            busy={busy(false)}
            onClick={() => decision.mutate(null)}
          >
            {corrections ? t('decision.validerCorrigee') : t('decision.valider')}
          </Button>
          {corrections ? (
            <Button onClick={onFin}>{t('decision.sansCorrection')}</Button>
          ) : (
            actions.modifier && (
              <Button icon={Pencil} onClick={onCorriger}>
                {t('decision.corriger')}
              </Button>
            )
          )}
          <Button icon={X} onClick={() => setIsRefus(true)}>
            {t('decision.refuser')}
          </Button>
        </div>
      )}
      {decision.isError && <FieldError>{failureText(decision.error)}</FieldError>}
    </section>
  );
}

function bodyOf(corrections: Corrections | null) {
  if (!corrections || corrections.size === 0) return {};
  return { lignes: Array.from(corrections, ([ligneId, quantite]) => ({ ligneId, quantite })) };
}

interface RefusProps {
  busy: boolean;
  onAnnuler: () => void;
  onRefuser: (motif: string) => void;
}

function Refus({ busy, onAnnuler, onRefuser }: RefusProps) {
  const t = useTexts('commandes');
  const [motif, setMotif] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (motif.trim()) onRefuser(motif.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 max-w-140">
      <Textarea
        label={t('decision.motif')}
        help={t('decision.motifAide')}
        required
        rows={3}
        maxLength={MAX_MOTIF}
        value={motif}
        {...(isVerifie && !motif.trim() && { error: t('decision.motifManque') })}
        onChange={(event) => setMotif(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" kind="solid" busy={busy}>
          {t('decision.refuserConfirmer')}
        </Button>
        <Button onClick={onAnnuler}>{t('decision.retour')}</Button>
      </div>
    </form>
  );
}
