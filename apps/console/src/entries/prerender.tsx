import { prerender } from 'react-dom/static';
import { AppFrame } from './AppFrame.tsx';
import { ConsoleEntry, SessionApp } from './SessionApp.tsx';
import { SignIn } from './SignIn.tsx';

/** The markup of the sign-in, which the build puts into index.html and main.tsx hydrates. */
export const prerenderSignIn = async (): Promise<string> => {
  const { prelude } = await prerender(
    <AppFrame locale="en">
      <SessionApp>
        <ConsoleEntry SignIn={SignIn} />
      </SessionApp>
    </AppFrame>,
  );
  return new Response(prelude).text();
};
