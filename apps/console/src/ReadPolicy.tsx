import { paths } from './paths.ts';
import { PrivacyPolicyRoute } from './routes/PrivacyPolicyRoute.tsx';
import { TermsRoute } from './routes/TermsRoute.tsx';
import { useDocumentTitle } from './shell/useDocumentTitle.ts';

interface ReadPolicyProps {
  /** One of the two legal texts' paths. */
  path: string;
}

/** A legal text for somebody who came for nothing else: without the router and the screens behind it. */
export const ReadPolicy = ({ path }: ReadPolicyProps) => {
  const isPrivacy = path === paths.privacyPolicy();
  useDocumentTitle(isPrivacy ? 'privacyPolicy' : 'termsAndConditions');
  return isPrivacy ? <PrivacyPolicyRoute /> : <TermsRoute />;
};
