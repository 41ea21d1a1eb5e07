/** Who one is and the password; the same on the page and in the dialog. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { CodeErreur } from '@comptoir/contract/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../lien.tsx';
import { Alert } from '../ui/alert.tsx';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useLocale, useTexts } from '../use-texts.ts';
import { tenterConnexion } from './connecter.ts';
import { SansScript } from './sans-script.tsx';
import { useCompteARebours } from './use-compte-a-rebours.ts';

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
  const identifiant = useRef<HTMLInputElement>(null);
  const motDePasse = useRef<HTMLInputElement>(null);
  const attente = useAttente(etat);
  const isAwake = useSyncExternalStore(neverChanges, () => true, notYet);

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
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SansScript />
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
        onChange={() => etat.nom === 'refus' && setEtat({ nom: 'repos' })}
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

/** How long one has to wait, in words that count down; undefined when one may try. */
function useAttente(etat: Etat): string | undefined {
  const t = useTexts('identite');
  const fin = etat.nom === 'refus' ? etat.fin : undefined;
  const reste = useCompteARebours(fin);
  const isOver = fin !== undefined && reste === 0;
  const again = t('connexion.attente.finie');
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && isOver) announce(again);
    wasWaiting.current = reste > 0;
  }, [isOver, reste, again]);
  if (reste === 0) return undefined;
  const [minutes, secondes] = [Math.floor(reste / 60), reste % 60];
  return minutes > 0
    ? t('connexion.attente.minutes', { minutes, secondes })
    : t('connexion.attente.secondes', { secondes });
}

const neverChanges = () => () => undefined;
const notYet = () => false;
