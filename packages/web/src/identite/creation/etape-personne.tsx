import { useEffect, type FormEvent } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useTexts } from '../../use-texts.ts';
import { ResumeErreurs } from '../formulaire/resume-erreurs.tsx';
import { useFormulaire, type Erreurs } from '../formulaire/use-formulaire.ts';
import { ChampNouveau, erreurNouveau } from '../mot-de-passe/champ-nouveau.tsx';
import { Facultatif } from './etape-societe.tsx';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';
import { CHAMPS_PERSONNE, verifierPersonne, type ChampPersonne } from './saisie-creation.ts';

interface EtapePersonneProps extends EtapeProps {
  motDePasse: string;
  onMotDePasse: (motDePasse: string) => void;
  /** Why the server refused the password. */
  faible: string | undefined;
}

type Nom = ChampPersonne | 'motDePasse';
const NOMS = [...CHAMPS_PERSONNE, 'motDePasse'] as const;

export function EtapePersonne(props: EtapePersonneProps) {
  const { saisie, repondre, continuer, retour, motDePasse, onMotDePasse, faible } = props;
  const t = useTexts('identite');
  const proprietaireDe = ({ prenom, nom, email }: Record<Nom, string>) => ({
    prenom,
    nom,
    email,
    societe: saisie.raisonSociale,
  });
  const { prenom, nom, email, telephone } = saisie;
  const form = useFormulaire<Nom>({
    initiale: { prenom, nom, email, telephone, motDePasse },
    verifier: (lue) => {
      const codes = Object.entries(verifierPersonne(lue));
      const faute = erreurNouveau(t, lue.motDePasse, proprietaireDe(lue));
      return {
        ...(Object.fromEntries(
          codes.map(([champ, code]) => [champ, t(`erreur.${code}`)]),
        ) as Erreurs<Nom>),
        ...(faute !== undefined && { motDePasse: faute }),
      };
    },
  });
  const { refuser } = form;
  useEffect(() => {
    if (faible) refuser({ motDePasse: faible });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when one is sent back here
  }, [faible]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lue = form.relire();
    const { motDePasse: choisi, ...personne } = lue ?? form.saisie;
    repondre(personne);
    if (!lue) return;
    onMotDePasse(choisi);
    continuer();
  };
  const libelles = Object.fromEntries(NOMS.map((each) => [each, t(`champs.${each}`)])) as Record<
    Nom,
    string
  >;
  const texte = (each: ChampPersonne) => ({ ...form.champ(each), label: libelles[each] });
  // Everything else is there: the page was loaded again.
  const isRetrouvee = motDePasse === '' && prenom !== '' && nom !== '' && email !== '';
  return (
    <form {...form.props} onSubmit={submit}>
      <TitreEtape>{t('creation.personne.titre')}</TitreEtape>
      {isRetrouvee && !form.isChecked && (
        <Alert state="info" className="mb-4">
          {t('creation.personne.aRetaper')}
        </Alert>
      )}
      {form.isChecked && (
        <ResumeErreurs erreurs={form.erreurs} libelles={libelles} focus={form.focus} />
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
        <ChampNouveau
          {...form.champ('motDePasse')}
          label={libelles.motDePasse}
          valeur={form.saisie.motDePasse}
          proprietaire={proprietaireDe(form.saisie)}
          className="sm:col-span-2"
        />
      </div>
      <ActionsEtape retour={retour}>{t('creation.continuer')}</ActionsEtape>
    </form>
  );
}
