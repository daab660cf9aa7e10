import './legacy.css';
import { renderHost } from './renderHost.jsx';

// The check leaves the recipe out, to see that it is needed.
if (location.search !== '?wrong') await import('@planner/ui/unlayered.css');
renderHost(<button className="own">Of the host</button>);
