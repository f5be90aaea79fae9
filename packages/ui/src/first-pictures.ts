/**
 * Goes into a `<script nonce>` in the head: while `html[data-first]` stands, pictures below the first screen have no box and so are
 * not fetched (base.css). It goes when the urgent ones are there, at the latest with the page or when somebody scrolls.
 */
export const firstPicturesBootScript =
  '!function(d,h){h.dataset.first="";function end(){delete h.dataset.first}' +
  'function look(){d.readyState!=="loading"&&[].every.call(d.querySelectorAll("img[fetchpriority=high]"),function(i){return i.complete})&&end()}' +
  'd.addEventListener("readystatechange",look);d.addEventListener("load",look,true);addEventListener("load",end);' +
  'addEventListener("scroll",end,{once:true,passive:true})}(document,document.documentElement);';
