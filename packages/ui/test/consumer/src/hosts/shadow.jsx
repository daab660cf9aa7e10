import styles from '@planner/ui/styles.css?inline';
import { renderHost } from './renderHost.jsx';

const host = document.querySelector('#root');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
// The check leaves the recipe out, to see that it is needed.
if (location.search !== '?wrong') shadow.adoptedStyleSheets = [sheet];
const root = document.createElement('div');
root.className = 'light';
shadow.append(root);
renderHost(<p className="own">Of the host</p>, root);
