/** Leaving for good: the password again, and that one knows what one does. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { supprimerProfil } from '@comptoir/contract/identite/donnees.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { retenirAdresse } from '../connexion/adresse-connue.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { refusOf, type RefusRecu } from '../refus-of.ts';
import { annoncerChangement, effacerTraces } from '../traces.ts';
import { useAttente } from '../use-attente.ts';
import { useIsAwake } from '../../ui/use-is-awake.ts';

type Nom = 'motDePasse' | 'confirmation';

export function FormulaireSuppression() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const isAwake = useIsAwake();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const [fin, setFin] = useState<number>();
  const attente = useAttente(fin);
  const form = useForm<Nom>({
    initial: { motDePasse: '', confirmation: '' },
    check: ({ motDePasse, confirmation }) => ({
      ...(motDePasse === '' && { motDePasse: t('connexion.manqueMotDePasse') }),
      ...(confirmation === '' && { confirmation: t('erreur.confirmation') }),
    }),
  });
  const envoi = useMutation({
    mutationFn: (motDePasse: string) => api.call(supprimerProfil, { body: { motDePasse } }),
    onSuccess: () => {
      effacerTraces();
      annoncerChangement();
      retenirAdresse({ identifiant: '', fait: 'acces-supprime' });
      // A new document: nothing of the person is left in memory.
      location.replace(liens.connexion(locale));
    },
    onError: (error) => {
      const { code, data } = refusOf(error);
      if (code === 'mot-de-passe-refuse') form.refuse({ motDePasse: tErreurs(code) });
      const secondes = Number(data['secondes'] ?? 0);
      if (secondes > 0) setFin(Date.now() + secondes * 1000);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending || attente ? undefined : form.validate();
    if (saisie) envoi.mutate(saisie.motDePasse);
  };
  const refus = envoi.isError && form.errors.length === 0 ? refusOf(envoi.error) : undefined;
  const { name, error } = form.field('confirmation');
  return (
    <form {...form.props} onSubmit={submit} className="mt-6 max-w-120">
      <PasswordInput {...form.field('motDePasse')} label={t('champs.actuel')} required />
      <Checkbox
        name={name}
        value="oui"
        label={t('suppression.confirmer')}
        required
        className="mt-3"
        {...(error !== undefined && { error })}
      />
      {refus && (fin === undefined || attente) && (
        <Alert state={fin ? 'warn' : 'err'} live className="mt-3">
          {direRefus(t, tErreurs, refus)}
        </Alert>
      )}
      <Button
        type={isAwake ? 'submit' : 'button'}
        kind="solid"
        // Sent: the page that says so is on its way.
        busy={envoi.isPending || envoi.isSuccess}
        className="mt-4"
        {...(attente && { disabledReason: attente })}
      >
        {t('suppression.bouton')}
      </Button>
    </form>
  );
}

function direRefus(
  t: TranslateOf<'identite'>,
  tErreurs: TranslateOf<'erreurs'>,
  { code, data }: RefusRecu,
): string {
  const { comptes } = data;
  return code === 'dernier-administrateur' && Array.isArray(comptes)
    ? t('suppression.dernierAdministrateur', { comptes: comptes.join(', ') })
    : tErreurs(code);
}
