/** Legal texts as the editor produces them. Not legally binding. */
export const SAMPLE_POLICIES: Record<'privacy' | 'terms', string> = {
  privacy: `<h2>What this policy covers</h2>
<p>This policy explains what the planner application keeps about you, why it does so, and what you can ask of us. It applies to the application for habits, workouts and finances and to this website.</p>
<h2>What we keep</h2>
<ul><li><strong>Your account:</strong> name, e-mail address and, if you give them, date of birth, gender, height and weight.</li><li><strong>Your plans:</strong> the habits, workouts and finance entries that you record.</li><li><strong>Your subscription:</strong> its state and the transaction number of the store. We never see your card.</li><li><strong>Technical records:</strong> time and address of requests, for fourteen days, to keep the service safe.</li></ul>
<h2>What we use it for</h2>
<p>We use your data to run the planner, to answer your messages, and to find faults. We do <em>not</em> sell it, and we do not build advertising profiles.</p>
<h3>Legal grounds</h3>
<ol><li>The contract between you and us, for everything the planner needs in order to work.</li><li>Your consent, for body measurements. You can withdraw it at any time in the application.</li><li>Our legitimate interest in a safe service, for technical records.</li></ol>
<h2>Who else receives it</h2>
<p>Our hosting provider stores the data on our behalf within the European Union. The app stores receive what they need to bill your subscription. Nobody else does, unless a law obliges us.</p>
<h2>How long we keep it</h2>
<p>As long as you have an account. When you delete it, your data is erased within thirty days; invoices are kept for as long as tax law demands.</p>
<h2>Your rights</h2>
<p>You may ask for a copy of your data, have it corrected or erased, restrict or object to its use, and take it to another service. Write to <a href="mailto:privacy@example.org">privacy@example.org</a> or use the <a href="https://planner.example.org/contact">contact form</a>. You may also complain to a supervisory authority.</p>
<blockquote>If something in this policy is unclear, please ask. We would rather explain it than have you guess.</blockquote>
<h2>Changes</h2>
<p>When this policy changes in a way that matters, we tell you in the application at least two weeks ahead.</p>`,
  terms: `<h2>1. The agreement</h2>
<p>By creating an account you agree to these terms. If you do not agree with them, please do not use the planner.</p>
<h2>2. What the planner is</h2>
<p>The planner helps you to keep track of habits, workouts and finances. It gives <strong>no medical and no financial advice</strong>. Talk to a professional before you change your diet, your training or your investments.</p>
<h2>3. Your account</h2>
<ul><li>You must be at least sixteen years old.</li><li>Keep your password to yourself and tell us if someone else has learned it.</li><li>One person, one account: please do not share yours.</li></ul>
<h2>4. Subscriptions</h2>
<p>Some functions need a subscription, which you buy through the store of your device. It renews by itself until you cancel it there, at least one day before the current period ends.</p>
<h3>4.1 Price changes</h3>
<p>We announce a new price thirty days ahead. It applies from the next period on; until then you may cancel.</p>
<h3>4.2 Refunds</h3>
<p>The store decides on refunds under its own rules. Where the law gives you a right to withdraw, that right stays untouched.</p>
<h2>5. What you may not do</h2>
<ol><li>Break into the service or try to.</li><li>Read it out by machine beyond the export that we offer.</li><li>Use it to harm others.</li></ol>
<h2>6. Your content</h2>
<p>What you record is yours. You allow us to store and process it so that the planner can show it to you.</p>
<h2>7. Availability</h2>
<p>We look after the service with care but cannot promise that it is always there. We announce planned maintenance in the application.</p>
<h2>8. Liability</h2>
<p>We are liable without limit for intent and gross negligence. For slight negligence we are liable only where an essential duty is breached, and then for the damage that could be foreseen.</p>
<h2>9. Ending the agreement</h2>
<p>You may delete your account at any time in the settings. We may end the agreement with a notice of thirty days, or at once if you seriously break these terms.</p>
<h2>10. Contact</h2>
<p>Questions about these terms? Write to <a href="mailto:hello@example.org">hello@example.org</a>.</p>`,
};
