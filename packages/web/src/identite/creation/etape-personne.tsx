import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ResumeErreurs } from '../formulaire/resume-erreurs.tsx';
import { Facultatif } from './etape-societe.tsx';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';
import { CHAMPS_PERSONNE, verifierPersonne, type ChampPersonne } from './saisie-creation.ts';
import { useEtapeCreation } from './use-etape-creation.ts';

/** Without a password: who opens the link of the mail chooses it. */
export function EtapePersonne(props: EtapeProps) {
  const t = useTexts('identite');
  const { form, libelles, texte, submit } = useEtapeCreation<ChampPersonne>(props, {
    noms: CHAMPS_PERSONNE,
    verifier: verifierPersonne,
  });
  return (
    <form {...form.props} onSubmit={submit}>
      <TitreEtape>{t('creation.personne.titre')}</TitreEtape>
      {form.isChecked && (
        <ResumeErreurs erreurs={form.errors} libelles={libelles} focus={form.focus} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...texte('prenom')} autoComplete="given-name" maxLength={80} required />
        <TextInput {...texte('nom')} autoComplete="family-name" maxLength={80} required />
        <TextInput
          {...texte('email')}
          help={t('creation.personne.emailAide')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          className="sm:col-span-2"
        />
        <TextInput
          {...texte('telephone')}
          labelEnd={<Facultatif />}
          help={t('creation.personne.telephoneAide')}
          type="tel"
          autoComplete="tel"
          maxLength={25}
          className="sm:col-span-2"
        />
      </div>
      <ActionsEtape retour={props.retour}>{t('creation.continuer')}</ActionsEtape>
    </form>
  );
}
