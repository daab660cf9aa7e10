import './bootstrap.css';
import { renderHost } from './renderHost.jsx';

renderHost(<button className="btn btn-primary mb-3 own">Of the host</button>);
