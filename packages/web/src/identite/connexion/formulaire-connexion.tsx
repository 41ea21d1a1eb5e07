/** Who one is and the password; the same on the page and in the dialog. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { readAdresse, retenirAdresse, type Fait } from './adresse-connue.ts';
import { tenterConnexion } from './connecter.ts';
import { SansScript } from '../sans-script.tsx';
import { useAttente } from '../use-attente.ts';
import { useEarlyEnter } from '../../ui/field/use-early-enter.ts';
import { useIsAwake } from '../../ui/use-is-awake.ts';

interface FormulaireConnexionProps {
  /** Where to go once signed in; without one the page stays. */
  redirection?: string | undefined;
  /** The first field takes the focus when the dialog opens. */
  inDialog?: boolean;
}

type Etat =
  | { nom: 'repos' }
  | { nom: 'envoi' }
  | { nom: 'manque'; identifiant: boolean; motDePasse: boolean }
  /** `fin`: when one may try again, on this device's clock. */
  | { nom: 'refus'; code: CodeErreur; fin?: number };

export function FormulaireConnexion({ redirection, inDialog = false }: FormulaireConnexionProps) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const router = useRouter();
  const [etat, setEtat] = useState<Etat>({ nom: 'repos' });
  const form = useRef<HTMLFormElement>(null);
  const identifiant = useRef<HTMLInputElement>(null);
  const motDePasse = useRef<HTMLInputElement>(null);
  const attente = useAttente(etat.nom === 'refus' ? etat.fin : undefined);
  const isAwake = useIsAwake();
  const fait = useAdresseConnue(identifiant);
  useEarlyEnter(form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (etat.nom === 'envoi' || attente) return;
    // Read from the fields themselves: password managers do not always say that they filled them.
    const saisie = {
      identifiant: identifiant.current?.value.trim() ?? '',
      motDePasse: motDePasse.current?.value ?? '',
    };
    if (!saisie.identifiant || !saisie.motDePasse) {
      setEtat({ nom: 'manque', identifiant: !saisie.identifiant, motDePasse: !saisie.motDePasse });
      (saisie.identifiant ? motDePasse : identifiant).current?.focus();
      return;
    }
    setEtat({ nom: 'envoi' });
    const issue = await tenterConnexion(router, { saisie, redirection });
    if (issue.nom !== 'refus') return setEtat({ nom: 'repos' });
    const { code, secondes } = issue;
    setEtat({ nom: 'refus', code, ...(secondes > 0 && { fin: Date.now() + secondes * 1000 }) });
    if (code !== 'identifiants-refuses') return;
    motDePasse.current?.select();
    // The field may hold the focus already: moving it there would say nothing.
    announce(tErreurs(code));
  };

  const isWrong = etat.nom === 'refus' && etat.code === 'identifiants-refuses';
  const manque = etat.nom === 'manque' ? etat : undefined;
  return (
    // `post` although no server reads it: a form sent before its time must not show the password in
    // an address.
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SansScript pour="connexion" />
      {fait && (
        <Alert state={fait === 'session-expiree' ? 'info' : 'ok'} live className="mb-6">
          {tFaits(t)[fait]}
        </Alert>
      )}
      <TextInput
        ref={identifiant}
        name="identifiant"
        label={t('connexion.identifiant')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        required
        // The wait belongs to one identifier: with another the server decides anew.
        onChange={({ currentTarget }) => {
          if (etat.nom === 'refus') setEtat({ nom: 'repos' });
          // The pages one may go to from here find it again.
          retenirAdresse({ identifiant: currentTarget.value.trim() });
        }}
        data-autofocus={inDialog || undefined}
        {...(manque?.identifiant && { error: t('connexion.manqueIdentifiant') })}
      />
      <PasswordInput
        ref={motDePasse}
        name="motDePasse"
        label={t('connexion.motDePasse')}
        labelEnd={
          <Lien
            href={liens.motDePasseOublie(locale)}
            className="type-meta text-link underline-offset-2 hover:underline max-sm:-my-3 max-sm:py-3 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {t('connexion.oublie')}
          </Lien>
        }
        required
        className="mt-4"
        {...(manque?.motDePasse && { error: t('connexion.manqueMotDePasse') })}
        {...(isWrong && { error: tErreurs('identifiants-refuses') })}
      />
      {etat.nom === 'refus' && !isWrong && (etat.fin === undefined || attente) && (
        <Alert state={etat.fin ? 'warn' : 'err'} live className="mt-4">
          {tErreurs(etat.code)}
        </Alert>
      )}
      <Button
        // Until the page is awake it sends nothing: there is nobody to read it.
        type={isAwake ? 'submit' : 'button'}
        kind="primary"
        size="lg"
        block
        busy={etat.nom === 'envoi'}
        className="mt-6"
        {...(attente && { disabledReason: attente })}
      >
        {t('connexion.seConnecter')}
      </Button>
    </form>
  );
}

/** Fills in who one is known to be in this tab; says what was just done, once. */
function useAdresseConnue(field: RefObject<HTMLInputElement | null>): Fait | undefined {
  const [fait, setFait] = useState<Fait>();
  useEffect(() => {
    const { identifiant, fait: told } = readAdresse();
    if (field.current && field.current.value === '') field.current.value = identifiant;
    if (!told) return;
    setFait(told);
    retenirAdresse({ identifiant });
  }, [field]);
  return fait;
}

const tFaits = (t: TranslateOf<'identite'>): Record<Fait, string> => ({
  'compte-active': t('activation.fait'),
  'mot-de-passe-change': t('reinitialisation.fait'),
  'acces-supprime': t('suppression.faite'),
  'session-expiree': t('connexion.expiree'),
});
