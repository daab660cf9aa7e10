import { renderHost } from './renderHost.jsx';

renderHost(<p className="own">Of the host</p>);
